/**
 * Masquerade Trick: trick-taking with a secret role, then pointing at the right mask; one to four
 * players. The rules, clause by clause, are in {@code docs/rules/masquerade-trick.md}; the code
 * cites them by number.
 */
@NullMarked
package masque.games.masqueradetrick;

import org.jspecify.annotations.NullMarked;
