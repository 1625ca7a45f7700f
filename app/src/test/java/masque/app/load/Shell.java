package masque.app.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a process is started by, so that it finds the world as a test wants it.
 *
 * @param words a command that is followed by the command of the process
 */
record Shell(List<String> words) {
    /** The process is started as it is. */
    static final Shell NONE = new Shell(List.of());

    /** The process is started after these commands. */
    static Shell after(String commands) {
        return new Shell(List.of("sh", "-c", commands + " && exec \"$@\"", "sh"));
    }

    /** A folder is a small disk of its own for the process, as far as this system lets us. */
    static Shell smallDisk(Path folder, int megabytes) {
        Shell mounting =
                after("mount -t tmpfs -o size=%dm masque '%s'".formatted(megabytes, folder));
        List<String> words = new ArrayList<>(List.of("unshare", "--user", "--map-root-user"));
        words.add("--mount");
        words.addAll(mounting.words);
        return new Shell(words);
    }

    /** Whether it starts anything here. */
    boolean works() {
        try {
            return new ProcessBuilder(around(List.of("true"))).start().onExit().join().exitValue()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    List<String> around(List<String> command) {
        List<String> all = new ArrayList<>(words);
        all.addAll(command);
        return all;
    }
}
