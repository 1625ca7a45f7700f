package masque.app.serve;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import masque.app.log.LogFormat;
import masque.app.log.LogLevel;
import masque.server.setup.Settings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * One thing that an operator decides; its flag, its variable and its key in a file follow from its
 * name.
 *
 * @param label what stands for its value in the help; empty for what is on or off
 * @param usual what holds if nothing is chosen; empty if that is nothing or depends on the machine
 * @param help what it decides; in code like all help, since words would delay every start
 */
record Setting<T>(String name, String label, Kind<T> kind, String usual, String help) {
    static final Setting<Path> DATA =
            new Setting<>(
                    "data",
                    "FOLDER",
                    Kind.PATH,
                    "",
                    "The folder for the data; usually where this system keeps programs' data.");
    static final Setting<String> HOST =
            new Setting<>(
                    "host",
                    "ADDRESS",
                    Kind.HOST,
                    Settings.USUAL.host(),
                    "The address to listen on; 127.0.0.1 lets only this machine in.");
    static final Setting<Integer> PORT =
            new Setting<>(
                    "port",
                    "PORT",
                    Kind.whole(0, 65_535),
                    Integer.toString(Settings.USUAL.port()),
                    "The port to listen on; 0 takes a free one.");
    static final Setting<Database> DB =
            new Setting<>(
                    "db",
                    "ADDRESS",
                    Kind.DATABASE,
                    "",
                    "Keep the data in PostgreSQL, at postgresql://USER:PASSWORD@HOST/NAME.");
    static final Setting<URI> PUBLIC_ADDRESS =
            new Setting<>(
                    "public-address",
                    "URL",
                    Kind.WEB_ADDRESS,
                    "",
                    "Where people reach the site, if it stands behind a proxy.");
    static final Setting<Boolean> TRUSTED_PROXY =
            new Setting<>(
                    "trusted-proxy",
                    "",
                    Kind.SWITCH,
                    "false",
                    "Take the addresses of clients from the header X-Forwarded-For.");
    static final Setting<Integer> BOT_THINKING =
            new Setting<>(
                    "bot-thinking",
                    "MILLIS",
                    Kind.whole(0, 60_000),
                    Long.toString(Settings.USUAL.thinking().toMillis()),
                    "The least time that a bot takes for a move, in milliseconds.");
    static final Setting<Integer> IDLE_MINUTES =
            new Setting<>(
                    "idle-minutes",
                    "N",
                    Kind.whole(1, 10_080),
                    Long.toString(Settings.USUAL.idle().toMinutes()),
                    "The minutes after which a table that nobody looks at leaves the memory.");
    static final Setting<Integer> LOBBY_HOURS =
            new Setting<>(
                    "lobby-hours",
                    "N",
                    Kind.whole(1, 8_760),
                    Long.toString(Settings.USUAL.patience().toHours()),
                    "The hours after which a table whose game does not begin is forgotten.");
    static final Setting<Integer> GENEROSITY =
            new Setting<>(
                    "generosity",
                    "N",
                    Kind.whole(1, 1_000_000),
                    Integer.toString(Settings.USUAL.generosity()),
                    "What all limits for one address are multiplied with: connections, requests,"
                            + " messages, tables.");
    static final Setting<Boolean> OPEN_METRICS =
            new Setting<>(
                    "open-metrics",
                    "",
                    Kind.SWITCH,
                    "false",
                    "Show the figures at /metrics to anybody, not only to this machine.");
    static final Setting<LogFormat> LOG_FORMAT =
            new Setting<>(
                    "log-format",
                    "FORMAT",
                    Kind.oneOf(LogFormat.class),
                    "text",
                    "What the log looks like: text, or json with an object a line.");
    static final Setting<LogLevel> LOG_LEVEL =
            new Setting<>(
                    "log-level",
                    "LEVEL",
                    Kind.oneOf(LogLevel.class),
                    "info",
                    "How much is logged: error, warn, info or debug.");
    static final Setting<Boolean> DEVELOPMENT =
            new Setting<>(
                    "development",
                    "",
                    Kind.SWITCH,
                    "false",
                    "Show the pages for developers too, such as /parts.");
    static final Setting<Boolean> NO_QR =
            new Setting<>("no-qr", "", Kind.SWITCH, "false", "Show no code to scan.");
    static final Setting<Path> CONFIG =
            new Setting<>(
                    "config",
                    "FILE",
                    Kind.PATH,
                    "",
                    "The file with settings; usually masque.properties in the data folder.");

    /** Every setting there is. */
    static final List<Setting<?>> ALL =
            List.of(
                    DATA,
                    HOST,
                    PORT,
                    DB,
                    PUBLIC_ADDRESS,
                    TRUSTED_PROXY,
                    BOT_THINKING,
                    IDLE_MINUTES,
                    LOBBY_HOURS,
                    GENEROSITY,
                    OPEN_METRICS,
                    LOG_FORMAT,
                    LOG_LEVEL,
                    DEVELOPMENT,
                    NO_QR,
                    CONFIG);

    /** Those that a file can hold: it cannot say where it is itself. */
    static final List<Setting<?>> IN_FILES =
            ALL.stream().filter(setting -> !setting.equals(CONFIG)).toList();

    /** Those that say where the data is. */
    static final List<Setting<?>> WHERE_THE_DATA_IS = List.of(DATA, DB, CONFIG);

    String flag() {
        return "--" + name;
    }

    String variable() {
        return "MASQUE_" + name.replace('-', '_').toUpperCase(Locale.ROOT);
    }

    /** Whether what is chosen must not be shown, since it can hold a password. */
    boolean secret() {
        return name.equals("db");
    }

    /** Whether it is on or off. */
    boolean isSwitch() {
        return label.isEmpty();
    }

    /** Has a command understand settings as flags. */
    static void addTo(CommandSpec command, List<Setting<?>> settings) {
        settings.forEach(setting -> command.addOption(setting.option().build()));
    }

    /** Has a command understand all settings as flags that its help does not list. */
    static void hideIn(CommandSpec command) {
        ALL.forEach(setting -> command.addOption(setting.option().hidden(true).build()));
    }

    /** What was chosen by flags of a command or of those above it, by the names of settings. */
    static Map<String, String> chosenAt(@Nullable CommandSpec command) {
        Map<String, String> flags = new HashMap<>();
        for (@Nullable CommandSpec one = command; one != null; one = one.parent()) {
            ParseResult parsed = one.commandLine().getParseResult();
            for (Setting<?> setting : ALL) {
                if (parsed.hasMatchedOption(setting.flag())) {
                    Object value = parsed.matchedOptionValue(setting.flag(), "");
                    flags.putIfAbsent(setting.name(), value.toString());
                }
            }
        }
        return flags;
    }

    private OptionSpec.Builder option() {
        OptionSpec.Builder option = OptionSpec.builder(flag());
        if (isSwitch()) {
            return option.type(boolean.class).arity("0").description(help);
        }
        String more = usual.isEmpty() ? "" : " Usually " + usual + ".";
        return option.type(String.class).paramLabel(label).description(help + more);
    }
}
