package masque.app;

import java.util.ArrayList;
import java.util.List;

/** Lays short texts out in columns, read downwards, when there are too many for one. */
final class Columns {
    private static final int LONG_LIST = 4;
    private static final int GAP = 3;

    private Columns() {}

    static List<String> of(List<String> cells, int width) {
        int widest = cells.stream().mapToInt(Wrap::columns).max().orElse(0) + GAP;
        int across = cells.size() <= LONG_LIST ? 1 : Math.max(1, (width + GAP) / widest);
        int down = Math.ceilDiv(cells.size(), across);
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < down; row++) {
            StringBuilder line = new StringBuilder();
            for (int at = row; at < cells.size(); at += down) {
                line.append(Wrap.pad(cells.get(at), widest));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
