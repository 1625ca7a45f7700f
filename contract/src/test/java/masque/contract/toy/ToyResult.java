package masque.contract.toy;

import java.util.Arrays;
import java.util.List;
import masque.core.Result;

/** How a game of the toy ended: most points win, the others share the next place. */
final class ToyResult {
    private ToyResult() {}

    static Result of(ToyState state) {
        int[] points = new int[state.game.seats];
        Arrays.setAll(points, state::points);
        return switch (state.game.fault) {
            case RESULT_OF_OTHER_WINNERS -> Result.of(state.winners() ^ 1, points);
            case RESULT_WITHOUT_THE_LAST_SEAT ->
                    Result.of(0b01, Arrays.copyOf(points, points.length - 1));
            case RESULT_THAT_LEAVES_OUT_A_PLACE -> withAGap(Result.of(state.winners(), points));
            case RESULT_THAT_TELLS -> {
                points[0] = state.at(ToyState.DOWN);
                yield Result.of(state.winners(), points);
            }
            default -> Result.of(state.winners(), points);
        };
    }

    private static Result withAGap(Result result) {
        List<Integer> places =
                result.places().stream().map(place -> place == 1 ? 1 : place + 1).toList();
        return new Result(result.winners(), places, result.points());
    }
}
