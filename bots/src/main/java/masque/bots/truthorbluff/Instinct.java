package masque.bots.truthorbluff;

import masque.core.Chance;
import masque.core.Codes;
import masque.core.State;
import masque.games.truthorbluff.BluffGame;
import masque.games.truthorbluff.Face;
import masque.games.truthorbluff.Insight;
import masque.games.truthorbluff.Tiles;

/**
 * The regular made quick: how any seat would choose in an imagined world, by the same rules of
 * thumb, without views or lists. How honest, trusting and curious everybody is was heard before and
 * stays as it is.
 */
final class Instinct {
    private static final int CHARACTERS = Tiles.WHITE;
    private static final int FACES = Face.values().length;
    private static final int WIDTH = 4;
    private static final int MASK = (1 << WIDTH) - 1;
    private static final int ONES = 0x11111111;

    /** How often somebody does just anything. */
    private static final double DOUBT = 0.03;

    private final int seats;
    private final double[] honest;
    private final double[] familiar;
    private final double[] believes;
    private final double[] looks;

    /** By face: how many tiles everybody saw go into the bag, and by seat into its holder. */
    private final int[] bagged = new int[FACES];

    private final int[][] held;
    private final Stake stake;
    private final Lots lots = new Lots();

    /** By face: how likely it lies before the seat that is asked. */
    private final double[] hunch = new double[FACES];

    private int me;

    Instinct(int seats, Recall recall, State world) {
        this.seats = seats;
        this.stake = new Stake(seats, world);
        honest = new double[seats];
        familiar = new double[seats];
        believes = new double[seats];
        looks = new double[seats];
        held = new int[seats][FACES];
        for (int seat = 0; seat < seats; seat++) {
            honest[seat] = recall.honest(seat);
            familiar[seat] = recall.familiar(seat);
            believes[seat] = recall.believes(seat);
            looks[seat] = recall.looks(seat);
        }
        for (Face face : Face.values()) {
            bagged[face.ordinal()] = recall.inBag(face);
            for (int seat = 0; seat < seats; seat++) {
                held[seat][face.ordinal()] = recall.holds(seat, face);
            }
        }
    }

    /** What a seat whose turn it is would choose. */
    int choose(State world, int seat, Codes legal, Chance chance) {
        enter(world, seat);
        return switch (Insight.phase(world)) {
            case SLIDING -> {
                int tile = Insight.pickedTile(world);
                yield tile == Insight.NONE
                        ? slide(Insight.holder(world, seat), chance)
                        : address(world, tile, chance);
            }
            case PASSING -> address(world, Insight.tile(world), chance);
            case ANSWERING -> {
                weighAnswers(world);
                yield lots.draw(chance);
            }
            case BONUS, OVER -> spell(world, legal);
        };
    }

    private void enter(State world, int seat) {
        me = seat;
        stake.enter(world, seat);
    }

    private int slide(long holder, Chance chance) {
        weighTiles(Tiles.kinds(holder));
        return lots.draw(chance);
    }

    /** What it is worth to slide each of these kinds. */
    private void weighTiles(int kinds) {
        int others = ((1 << seats) - 1) & ~(1 << me);
        lots.clear();
        for (int rest = kinds; rest != 0; rest &= rest - 1) {
            int kind = Integer.numberOfTrailingZeros(rest);
            lots.add(BluffGame.SLIDE + kind, best(kind, others));
        }
    }

    private int address(State world, int tile, Chance chance) {
        int to = Insight.pickedSeat(world);
        if (to != Insight.NONE) {
            return BluffGame.NAME + name(world, tile, to, chance);
        }
        weighTargets(tile, Insight.targets(world));
        return lots.draw(chance);
    }

    private void weighTargets(int tile, int targets) {
        lots.clear();
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int to = Integer.numberOfTrailingZeros(rest);
            lots.add(BluffGame.TO + to, Math.max(truth(tile, to), lie(tile, to)));
        }
    }

    private int name(State world, int tile, int to, Chance chance) {
        int face = Tiles.face(tile);
        if (tile < Tiles.VILLAIN) {
            weighHonesty(tile, to);
            if (lots.draw(chance) == 1) {
                return face;
            }
        }
        int left = left(world);
        int sum = 0;
        for (int other = 0; other < CHARACTERS; other++) {
            sum += other == face ? 0 : count(left, other);
        }
        if (sum == 0) {
            return face == 0 ? 2 : 0;
        }
        int at = chance.below(sum);
        int other = -1;
        while (at >= 0) {
            other++;
            at -= other == face ? 0 : count(left, other);
        }
        return other;
    }

    private void weighHonesty(int tile, int to) {
        lots.clear();
        lots.add(1, truth(tile, to));
        lots.add(0, lie(tile, to));
    }

    private static int count(int counts, int character) {
        return counts >>> (WIDTH * character) & MASK;
    }

    /** How many tiles of each character do not lie face up. */
    private int left(State world) {
        int left = ONES * Insight.each(world);
        for (int seat = 0; seat < seats; seat++) {
            left -= Tiles.characters(stake.faceUp(seat));
        }
        return left;
    }

    private double best(int tile, int targets) {
        double best = Double.NEGATIVE_INFINITY;
        for (int rest = targets; rest != 0; rest &= rest - 1) {
            int to = Integer.numberOfTrailingZeros(rest);
            best = Math.max(best, Math.max(truth(tile, to), lie(tile, to)));
        }
        return best;
    }

    private double truth(int tile, int to) {
        return tile >= Tiles.VILLAIN ? Double.NEGATIVE_INFINITY : met(tile, to, 1 - believes[to]);
    }

    private double lie(int tile, int to) {
        return met(tile, to, believes[to]);
    }

    /** What becomes of a tile if the receiver is so likely wrong. */
    private double met(int tile, int to, double wrong) {
        double mine = stake.collect(me, tile);
        double theirs = stake.collect(to, tile);
        double worth =
                tile >= Tiles.VILLAIN
                        ? wrong * mine + (1 - wrong) * theirs
                        : wrong * (theirs + stake.token(me))
                                + (1 - wrong) * (mine + stake.token(to));
        return (1 - looks[to]) * worth;
    }

    private void weighAnswers(State world) {
        suspect(world);
        int link = Insight.links(world) - 1;
        int passer = Insight.from(world, link);
        int named = Insight.name(world, link);
        int open = Insight.targets(world);
        double truth = 0;
        double bluff = 0;
        double look = 0;
        for (int face = 0; face < FACES; face++) {
            double likely = hunch[face];
            if (likely < RegularBluff.UNLIKELY) {
                continue;
            }
            int kind = face < CHARACTERS ? face : face + Tiles.WHITE;
            double mine = stake.collect(me, kind);
            double theirs = stake.collect(passer, kind);
            double right = kind < Tiles.VILLAIN ? theirs + stake.token(me) : mine;
            double wrong = kind < Tiles.VILLAIN ? mine + stake.token(passer) : theirs;
            truth += likely * (kind == named ? right : wrong);
            bluff += likely * (kind == named ? wrong : right);
            look += open == 0 ? 0 : likely * best(kind, open);
        }
        lots.clear();
        lots.add(BluffGame.TRUTH, truth);
        lots.add(BluffGame.BLUFF, bluff);
        if (open != 0) {
            lots.add(BluffGame.LOOK, look);
        }
    }

    /**
     * How likely it is, in this world, that the tile under way came as it did: that its starter
     * chose it from this holder, and that everybody who saw it sent it on so and named it so.
     */
    double credible(State world) {
        int tile = Insight.tile(world);
        int starter = Insight.from(world, 0);
        enter(world, starter);
        weighTiles(Tiles.kinds(Insight.holder(world, starter) + Tiles.one(tile)));
        double credible = doubt(lots.chance(BluffGame.SLIDE + tile), lots.size());
        int targets = (1 << seats) - 1 & ~(1 << starter);
        for (int link = 0; link < Insight.links(world); link++) {
            int to = Insight.to(world, link);
            enter(world, Insight.from(world, link));
            weighTargets(tile, targets);
            credible *= doubt(lots.chance(BluffGame.TO + to), lots.size());
            double name = nameChance(world, tile, to, Insight.name(world, link));
            credible *= DOUBT / CHARACTERS + (1 - DOUBT) * name;
            targets &= ~(1 << to);
        }
        return credible;
    }

    /** Nobody plays quite as one thinks: now and then any of so many choices is as likely. */
    private double doubt(double chance, int choices) {
        double sure = (1 - DOUBT) * familiar[me];
        return (1 - sure) / choices + sure * chance;
    }

    private double nameChance(State world, int tile, int to, int name) {
        int face = Tiles.face(tile);
        double honesty = 0;
        if (tile < Tiles.VILLAIN) {
            weighHonesty(tile, to);
            honesty = familiar[me] * lots.chance(1) + (1 - familiar[me]) * honest[me];
        }
        if (name == face) {
            return honesty;
        }
        int left = left(world);
        int sum = 0;
        for (int other = 0; other < CHARACTERS; other++) {
            sum += other == face ? 0 : count(left, other);
        }
        return sum == 0 ? 1 - honesty : (1 - honesty) * count(left, name) / sum;
    }

    /** {@link Hunch} made quick. */
    private void suspect(State world) {
        long own = Insight.holder(world, me);
        int left = left(world) - Tiles.characters(own);
        int lurking = Insight.villains(world) & ~(Tiles.kinds(own) >>> Tiles.VILLAIN);
        for (int seat = 0; seat < seats; seat++) {
            lurking &= ~(Tiles.kinds(stake.faceUp(seat)) >>> Tiles.VILLAIN);
        }
        int starter = Insight.from(world, 0);
        int links = Insight.links(world);
        double sum = 0;
        for (int face = 0; face < FACES; face++) {
            boolean villain = face >= CHARACTERS;
            int unseen = villain ? lurking >>> (face - CHARACTERS) & 1 : count(left, face);
            double weight =
                    Math.max(0, unseen - bagged[face]) + Hunch.TAKEN_BACK * held[starter][face];
            for (int link = 0; link < links && weight > 0; link++) {
                weight *= likelihood(world, link, face);
            }
            hunch[face] = weight;
            sum += weight;
        }
        for (int face = 0; face < FACES && sum > 0; face++) {
            hunch[face] /= sum;
        }
    }

    private double likelihood(State world, int link, int face) {
        if (face >= CHARACTERS) {
            return 1.0 / CHARACTERS;
        }
        double honesty = honest[Insight.from(world, link)];
        return Insight.name(world, link) == face ? honesty : (1 - honesty) / (CHARACTERS - 1);
    }

    /** {@link Spell} made quick. */
    private int spell(State world, Codes legal) {
        int picked = Insight.pickedTile(world);
        int best = legal.at(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            double worth = spell(legal.at(i), picked);
            if (worth > most) {
                most = worth;
                best = legal.at(i);
            }
        }
        return best;
    }

    private double spell(int code, int picked) {
        if (code < BluffGame.NAME) {
            int from = picked / Tiles.KINDS;
            return moved(from, picked % Tiles.KINDS, code - BluffGame.TO);
        }
        if (code < BluffGame.TAKE) {
            return lose(me, code - BluffGame.PICK);
        }
        int whose = (code - BluffGame.TAKE) / Tiles.KINDS;
        int kind = (code - BluffGame.TAKE) % Tiles.KINDS;
        return picked == Insight.NONE ? bestMove(whose, kind) : exchange(picked, whose, kind);
    }

    private double lose(int seat, int kind) {
        return stake.change(seat, stake.faceUp(seat) - Tiles.one(kind));
    }

    private double moved(int from, int kind, int to) {
        return lose(from, kind) + stake.change(to, stake.faceUp(to) + Tiles.one(kind));
    }

    private double bestMove(int from, int kind) {
        double best = Double.NEGATIVE_INFINITY;
        for (int to = 0; to < seats; to++) {
            best = to == from ? best : Math.max(best, moved(from, kind, to));
        }
        return best;
    }

    private double exchange(int given, int with, int taken) {
        long more = Tiles.one(taken) - Tiles.one(given);
        return stake.change(me, stake.faceUp(me) + more)
                + stake.change(with, stake.faceUp(with) - more);
    }
}
