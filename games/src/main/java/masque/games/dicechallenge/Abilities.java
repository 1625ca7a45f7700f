package masque.games.dicechallenge;

import java.util.List;
import java.util.Optional;

/** All abilities that there are. */
final class Abilities {
    /** Each in the place of its index. */
    static final List<Ability> ALL =
            List.of(
                    PlanetPower.IT,
                    MaskedDefender.IT,
                    CommandCentre.IT,
                    DarkKingdom.IT,
                    CrystalBall.IT,
                    SilverCrystal.IT,
                    KingsHologram.IT,
                    CrystalTokyo.IT,
                    BlackCrystal.IT,
                    DeathPhantom.IT,
                    DroidDice.IT);

    private Abilities() {}

    static Optional<Ability> of(String id) {
        return ALL.stream().filter(ability -> ability.id().equals(id)).findFirst();
    }

    static List<String> ids() {
        return ALL.stream().map(Ability::id).toList();
    }
}
