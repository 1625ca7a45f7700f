package masque.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import masque.edge.Words;
import masque.server.guard.Address;
import masque.server.guard.ClientError;
import masque.server.guard.Guest;
import masque.server.guard.Headers;
import masque.server.guard.Hosts;
import masque.server.guard.Limits;
import masque.server.guard.Origins;
import masque.server.guard.Seal;
import masque.server.guard.Token;
import masque.server.setup.Settings;
import masque.server.table.Time;
import org.jspecify.annotations.Nullable;

/** Finds out who is asking, from where, and in which language. */
public final class Callers {
    private static final Pattern ROOT =
            Pattern.compile("https?://(?<host>[^/?#@]+)(?:/[\\w.~-]{1,64}){0,8}/");

    private static final String COOKIE = "masque";

    private static final String FOUND = "found";

    /** Who asks, kept with the request: a signature is checked once. */
    private record Found(Optional<Guest> guest) {}

    private static final int YEAR = 365 * 24 * 60 * 60;

    private final Settings settings;
    private final Map<String, String> always;
    private final Seal seal;
    private final Limits limits;
    private final Time time;

    public Callers(Settings settings, Seal seal, Limits limits, Time time) {
        this.settings = settings;
        always = Headers.api(settings.publicAddress());
        this.seal = seal;
        this.limits = limits;
        this.time = time;
    }

    /**
     * The guest whose cookie or token this is; empty for a stranger.
     *
     * @throws ClientError if a token is worth nothing: whoever shows one does not want to be a
     *     stranger
     */
    Optional<Guest> guest(Context ctx) {
        @Nullable Found known = ctx.attribute(FOUND);
        if (known == null) {
            known = new Found(found(ctx));
            ctx.attribute(FOUND, known);
        }
        return known.guest();
    }

    private Optional<Guest> found(Context ctx) {
        @Nullable String cookie = ctx.cookie(COOKIE);
        Optional<String> token = Token.shown(headers(ctx, "Authorization"));
        if (token.isEmpty()) {
            return Optional.ofNullable(cookie).flatMap(seal::open);
        }
        if (cookie != null) {
            throw ClientError.of(400, "two-identities");
        }
        return Optional.of(seal.openToken(token.get()).orElseThrow(Token::bad).at(now()));
    }

    private Instant now() {
        return time.now();
    }

    /**
     * The guest whose cookie or token this is.
     *
     * @throws ClientError if it is a stranger
     */
    Guest known(Context ctx) {
        return guest(ctx).orElseThrow(() -> ClientError.of(401, "no-name"));
    }

    /**
     * The person whose cookie this is.
     *
     * @throws ClientError if it is a stranger or a program
     */
    Guest person(Context ctx) {
        refusePrograms(ctx);
        return known(ctx);
    }

    /**
     * Refuses a token that is worth nothing even where it does not matter who asks.
     *
     * @throws ClientError if there is one
     */
    void checkToken(Context ctx) {
        var _ = guest(ctx);
    }

    /**
     * Lets no program do what only a person may.
     *
     * @throws ClientError if a program asks
     */
    void refusePrograms(Context ctx) {
        if (guest(ctx).filter(Guest::program).isPresent()) {
            throw ClientError.of(403, "program");
        }
    }

    /** The text of a token for a program, good from now on for so long. */
    String token(Guest program, Duration lasts) {
        return seal.seal(new Token(program, now().plus(lasts).truncatedTo(ChronoUnit.SECONDS)));
    }

    /** Gives somebody the cookie of a guest. */
    void welcome(Context ctx, Guest guest) {
        Cookie cookie =
                new Cookie(
                        COOKIE, seal.seal(guest), path(), YEAR, secure(), true, null, SameSite.LAX);
        ctx.cookie(cookie);
    }

    /** Below which path the site lies: what else is on the host has no business with its cookie. */
    private String path() {
        return settings.publicAddress()
                .map(URI::getRawPath)
                .filter(path -> !path.isEmpty())
                .orElse("/");
    }

    private boolean secure() {
        return settings.publicAddress().map(URI::getScheme).filter("https"::equals).isPresent();
    }

    /** The language to speak: the one asked for, else the first that the browser knows. */
    String language(Context ctx) {
        @Nullable String asked = ctx.queryParam("lang");
        if (asked != null) {
            if (!Words.languages().contains(asked)) {
                throw ClientError.of(400, "no-language", "languages", Words.languages());
            }
            return asked;
        }
        return accepted(ctx.header("Accept-Language"));
    }

    /** The language to speak where something is already wrong. */
    String languageOfErrors(Context ctx) {
        @Nullable String asked = ctx.queryParam("lang");
        return asked != null && Words.languages().contains(asked)
                ? asked
                : accepted(ctx.header("Accept-Language"));
    }

    static String accepted(@Nullable String header) {
        String usual = Words.languages().getFirst();
        if (header == null) {
            return usual;
        }
        try {
            List<Locale> ours = Words.languages().stream().map(Locale::forLanguageTag).toList();
            @Nullable Locale best = Locale.lookup(Locale.LanguageRange.parse(header), ours);
            return best == null ? usual : best.getLanguage();
        } catch (IllegalArgumentException nonsense) {
            return usual;
        }
    }

    /** Gives an answer the headers that go with every one. */
    void guard(Context ctx) {
        always.forEach(ctx::header);
    }

    /** Gives a page the headers that go with it; unless it says otherwise, nobody keeps it. */
    void guardPage(Context ctx) {
        Headers.page(settings.publicAddress()).forEach(ctx::header);
    }

    /** Where the request comes from. */
    String address(Context ctx) {
        String connection = ctx.req().getRemoteAddr();
        if (!settings.trustedProxy()) {
            return Address.direct(connection);
        }
        return Address.behindProxy(connection, headers(ctx, "X-Forwarded-For"));
    }

    /** Whom the caller is counted together with. */
    String network(Context ctx) {
        return Address.network(address(ctx));
    }

    private static List<String> headers(Context ctx, String name) {
        @Nullable Enumeration<String> headers = ctx.req().getHeaders(name);
        return headers == null ? List.of() : Collections.list(headers);
    }

    /** Somebody to be asked about often. */
    Limits.Client client(Context ctx) {
        return limits.client(address(ctx));
    }

    /**
     * Takes one from what the caller may do.
     *
     * @throws TooMany if nothing is left
     */
    void limit(Context ctx, Limits.Kind kind) {
        limits.refuse(kind, address(ctx))
                .ifPresent(wait -> {
                    throw new TooMany(Limits.retryAfter(wait));
                });
    }

    /**
     * Takes nothing, but refuses who has nothing left.
     *
     * @throws TooMany if nothing is left
     */
    void mustHave(Context ctx, Limits.Kind kind) {
        limits.wait(kind, address(ctx))
                .ifPresent(wait -> {
                    throw new TooMany(Limits.retryAfter(wait));
                });
    }

    /**
     * Lets nobody in who asked for another site: a page may have its own name lead here.
     *
     * @throws ClientError if it is not this site that was asked for
     */
    void checkHost(Context ctx) {
        String host = Optional.ofNullable(ctx.host()).orElse("");
        if (host.length() > Hosts.LONGEST) {
            throw ClientError.of(400, "bad-request");
        }
        if (!Hosts.own(host, settings.publicAddress())) {
            throw ClientError.of(421, "foreign-host");
        }
    }

    /**
     * Lets nobody act through somebody else's browser.
     *
     * @throws ClientError if a page of another site asks
     */
    void checkOrigin(Context ctx) {
        Optional<String> origin = Optional.ofNullable(ctx.header("Origin"));
        String host = Optional.ofNullable(ctx.host()).orElse("");
        if (!Origins.allowed(origin, host, settings.publicAddress())) {
            throw ClientError.of(403, "foreign-origin");
        }
    }

    /** The site's address as the caller knows it. */
    String siteAddress(Context ctx) {
        return settings.publicAddress()
                .map(address -> address.toString().replaceFirst("/+$", ""))
                .orElseGet(() -> ctx.scheme() + "://" + ctx.host());
    }

    /**
     * The same, where the page says under which address it was found: it alone knows what a proxy
     * puts before its path. It is believed if the host is the one that was asked.
     */
    String siteAddress(Context ctx, String found) {
        Matcher root = ROOT.matcher(found);
        boolean usable = root.matches() && root.group("host").equalsIgnoreCase(ctx.host());
        return usable && settings.publicAddress().isEmpty()
                ? found.substring(0, found.length() - 1)
                : siteAddress(ctx);
    }
}
