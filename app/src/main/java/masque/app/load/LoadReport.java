package masque.app.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import masque.edge.Words;
import tools.jackson.databind.json.JsonMapper;

/** What was measured. */
record LoadReport(
        LoadPlan plan,
        Before before,
        double seconds,
        long moves,
        double bytesPerFrame,
        double p50Millis,
        double p99Millis,
        double p999Millis,
        double getP99Millis,
        double serverCpuSeconds,
        int serverMegabytes) {
    private static final double MILLIS_A_SECOND = 1000;
    private static final double HUNDREDTHS = 100;

    /**
     * What was played before anything was measured.
     *
     * @param steady whether the server's speed was seen to have become steady
     */
    record Before(Duration time, boolean steady) {}

    static LoadReport of(
            LoadPlan plan,
            Before before,
            Meter meter,
            Latencies answers,
            Duration taken,
            Duration cpu,
            int serverMegabytes) {
        Latencies times = meter.latencies();
        return new LoadReport(
                plan,
                before,
                taken.toMillis() / MILLIS_A_SECOND,
                meter.moves(),
                meter.bytesPerFrame(),
                times.millis(0.5),
                times.millis(0.99),
                times.millis(0.999),
                answers.millis(0.99),
                cpu.toMillis() / MILLIS_A_SECOND,
                serverMegabytes);
    }

    long movesPerSecond() {
        return Math.round(moves / seconds);
    }

    /** Processor time is what can be compared between machines that do other things too. */
    long movesPerServerCpuSecond() {
        return serverCpuSeconds == 0 ? 0 : Math.round(moves / serverCpuSeconds);
    }

    String json() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", plan.kind().game());
        fields.put("players", plan.kind().seats());
        fields.put("bots", plan.kind().seats() - plan.kind().people());
        fields.put("tables", plan.tables());
        fields.put("experts", plan.experts());
        fields.put("coach", plan.coach());
        fields.put("warmUpSeconds", rounded(before.time().toMillis() / MILLIS_A_SECOND));
        fields.put("steady", before.steady());
        fields.put("seconds", rounded(seconds));
        fields.put("moves", moves);
        fields.put("movesPerSecond", movesPerSecond());
        fields.put("movesPerServerCpuSecond", movesPerServerCpuSecond());
        fields.put("bytesPerFrame", Math.round(bytesPerFrame));
        fields.put("p50Millis", rounded(p50Millis));
        fields.put("p99Millis", rounded(p99Millis));
        fields.put("p999Millis", rounded(p999Millis));
        if (plan.siege() > 0) {
            fields.put("getP99Millis", rounded(getP99Millis));
        }
        fields.put("serverCpuSeconds", rounded(serverCpuSeconds));
        fields.put("serverMegabytes", serverMegabytes);
        return JsonMapper.shared().writeValueAsString(fields);
    }

    /** The same in words, a line each. */
    List<String> lines(Words words) {
        List<String> lines = new ArrayList<>(usual(words));
        if (plan.siege() > 0) {
            lines.add(words.say("load-siege", "most", text(getP99Millis)));
        }
        return lines;
    }

    private List<String> usual(Words words) {
        return List.of(
                words.say(
                        "load-played",
                        "tables",
                        plan.tables(),
                        "players",
                        plan.kind().seats(),
                        "bots",
                        plan.kind().seats() - plan.kind().people(),
                        "game",
                        plan.kind().game(),
                        "experts",
                        plan.experts(),
                        "seconds",
                        text(seconds)),
                words.say("load-moves", "moves", Long.toString(movesPerSecond())),
                words.say(
                        "load-cpu-moves",
                        "moves",
                        Long.toString(movesPerServerCpuSecond()),
                        "bytes",
                        Long.toString(Math.round(bytesPerFrame)),
                        "warmUp",
                        text(before.time().toMillis() / MILLIS_A_SECOND),
                        "steady",
                        before.steady() ? "yes" : "no"),
                words.say(
                        "load-latency",
                        "half",
                        text(p50Millis),
                        "most",
                        text(p99Millis),
                        "nearly",
                        text(p999Millis)),
                words.say(
                        "load-server",
                        "cpu",
                        text(serverCpuSeconds),
                        "megabytes",
                        Integer.toString(serverMegabytes)));
    }

    private static String text(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static double rounded(double number) {
        return Math.round(number * HUNDREDTHS) / HUNDREDTHS;
    }
}
