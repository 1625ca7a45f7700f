package masque.app.serve;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a command finds around it.
 *
 * @param language the language to speak; asked for once the command line is read
 * @param colours whether the output may be coloured
 * @param environment the variables of the process
 */
public record Surroundings(
        Supplier<String> language,
        PrintWriter out,
        boolean colours,
        Map<String, String> environment) {
    public Surroundings {
        environment = Map.copyOf(environment);
    }

    /** The folder for data by the convention of this platform. */
    Path usualFolder() {
        return Folders.usual(
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", "")).toAbsolutePath(),
                environment);
    }

    /** What the terminal can show, which is not always what is written to it. */
    ScanCode.Pen pen() {
        String charset = System.getProperty("stdout.encoding", StandardCharsets.UTF_8.name());
        return ScanCode.Pen.of(Charset.forName(charset), colours);
    }
}
