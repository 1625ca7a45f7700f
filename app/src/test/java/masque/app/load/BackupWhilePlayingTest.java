package masque.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup that is made while people play has all that they were told was done. */
final class BackupWhilePlayingTest {
    @TempDir private Path folder;

    @Test
    void everyMoveFromBeforeTheBackupIsThereAndTheCookieStillWorks() throws Exception {
        Path backup = folder.resolve("a backup.db");
        Path elsewhere = folder.resolve("elsewhere");
        try (SiteProcess site = new SiteProcess(folder.resolve("site"));
                SiteProcess other = new SiteProcess(elsewhere);
                Wire wire = Wire.open()) {
            URI address = site.start();
            Guest ann = new Guest(wire);
            ann.introduce(address, "Ann");
            List<Diary.Entry> before;
            try (Diary diary = new Diary(ann, 20)) {
                diary.begin(address);
                before = diary.entries();
                backUp(folder.resolve("site"), backup);
                assertThat(diary.entries().size()).isGreaterThan(before.size());
            }
            restore(backup, elsewhere);
            URI there = other.start();
            assertThat(new Diary(ann, 0).unknownAt(there, before)).isEmpty();
        }
    }

    private static void backUp(Path data, Path backup) throws Exception {
        SiteProcess.Outcome outcome =
                SiteProcess.run("backup", backup.toString(), "--data", data.toString());
        assertThat(outcome.code()).as(outcome.said()).isZero();
        assertThat(outcome.said()).contains(backup.toString()).containsPattern("[1-9]\\d* tables?");
        try (Stream<Path> beside = Files.list(backup.getParent())) {
            assertThat(beside.map(Path::getFileName).map(Path::toString))
                    .containsExactlyInAnyOrder("a backup.db", "site");
        }
        assumeTrue(backup.getFileSystem().supportedFileAttributeViews().contains("posix"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                .isEqualTo("rw-------");
    }

    private static void restore(Path backup, Path data) {
        SiteProcess.Outcome outcome =
                SiteProcess.run("restore", backup.toString(), "--data", data.toString());
        assertThat(outcome.code()).as(outcome.said()).isZero();
    }
}
