package masque.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import masque.core.Box;
import masque.core.Game;
import masque.core.Option;

/** A game whose rules have changed since, though nobody would notice but by the edition. */
record NextEdition(Box box) implements Box {
    @Override
    public String id() {
        return box.id();
    }

    @Override
    public int minSeats() {
        return box.minSeats();
    }

    @Override
    public int maxSeats() {
        return box.maxSeats();
    }

    @Override
    public List<Option> options(int seats) {
        return box.options(seats);
    }

    @Override
    public Game<?> open(int seats, Map<String, String> chosen) {
        Game<?> rules = box.open(seats, chosen);
        return (Game<?>)
                Proxy.newProxyInstance(
                        Game.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("edition")) {
                                return rules.edition() + 1;
                            }
                            try {
                                return method.invoke(rules, arguments);
                            } catch (InvocationTargetException thrown) {
                                throw thrown.getCause();
                            }
                        });
    }
}
