/**
 * Live tables: who sits where, whose turn it is, how much time is left, and who is told what. Every
 * change is on disk before anybody is told of it. Knows nothing of HTTP.
 */
@NullMarked
package masque.server.table;

import org.jspecify.annotations.NullMarked;
