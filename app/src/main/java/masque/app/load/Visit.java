package masque.app.load;

import java.net.URI;
import java.util.function.BooleanSupplier;

/**
 * The life of one server, as those who play there see it.
 *
 * @param audit what is sent again at first
 * @param goesOn told whenever a move is made or a game is over
 * @param ending whether to stop playing
 */
record Visit(URI site, CrashSeat.Audit audit, Runnable goesOn, BooleanSupplier ending) {}
