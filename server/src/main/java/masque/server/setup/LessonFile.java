package masque.server.setup;

import masque.core.BadInput;
import masque.core.Box;
import masque.edge.lesson.Lesson;

/**
 * A guided first game as it is written, to be read when somebody wants to learn.
 *
 * @param name the name of the file, for what is wrong in it
 */
public record LessonFile(String name, String text) {
    /**
     * The lesson, held against the rules of its game.
     *
     * @throws BadInput if it does not fit them
     */
    public Lesson read(Box box) {
        return Lesson.read(text, name, box);
    }
}
