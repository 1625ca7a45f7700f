package masque.app.serve;

import masque.core.Phrase;

/** What somebody chose for a setting, and where: a flag, a variable or a line of a file. */
record Found(String text, Phrase source) {
    static Found flag(Setting<?> setting, String text) {
        return new Found(text, Phrase.of("source-flag", "flag", setting.flag()));
    }

    static Found variable(Setting<?> setting, String text) {
        return new Found(text, Phrase.of("source-variable", "variable", setting.variable()));
    }
}
