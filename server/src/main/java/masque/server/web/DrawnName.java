package masque.server.web;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import masque.edge.Words;
import masque.server.guard.Nickname;

/** DC-9.5: a name for whoever has none, drawn from the words that the page draws from too. */
final class DrawnName {
    private static final RandomGenerator RANDOM = new SecureRandom();

    private static final Map<String, Words> WORDS =
            Words.languages().stream()
                    .collect(
                            Collectors.toUnmodifiableMap(one -> one, one -> Words.of(one, "page")));

    private DrawnName() {}

    /** A name in a language. */
    static String in(String language) {
        Words words = Optional.ofNullable(WORDS.get(language)).orElseThrow();
        return Nickname.of(
                words.say(
                        "nickname",
                        "first",
                        one(words.say("nickname-first")),
                        "second",
                        one(words.say("nickname-second"))));
    }

    private static String one(String list) {
        List<String> all = List.of(list.split("\\|", -1));
        return all.get(RANDOM.nextInt(all.size())).strip();
    }
}
