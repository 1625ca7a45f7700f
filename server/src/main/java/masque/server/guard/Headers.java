package masque.server.guard;

import java.net.URI;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The headers that go with every answer, so that browsers keep the site's promises too. */
public final class Headers {
    private static final String API_POLICY = "default-src 'none'; frame-ancestors 'none'";

    /** Everything from this site alone, nothing inline; 'self' covers its WebSockets. */
    private static final String PAGE_POLICY =
            String.join(
                    "; ",
                    "default-src 'none'",
                    "script-src 'self'",
                    "style-src 'self'",
                    "img-src 'self' data:",
                    "font-src 'self'",
                    "connect-src 'self'",
                    "manifest-src 'self'",
                    "base-uri 'none'",
                    "form-action 'self'",
                    "frame-ancestors 'none'");

    /** A drawing brings the colours of both themes with it; nothing else is loaded or run. */
    private static final String PICTURE_POLICY = API_POLICY + "; style-src 'unsafe-inline'";

    /** What games at a table never need. To copy or share a link, pages stay allowed. */
    private static final String PERMISSIONS =
            String.join(
                    ", ",
                    "accelerometer=()",
                    "autoplay=()",
                    "bluetooth=()",
                    "browsing-topics=()",
                    "camera=()",
                    "clipboard-read=()",
                    "display-capture=()",
                    "encrypted-media=()",
                    "geolocation=()",
                    "gyroscope=()",
                    "hid=()",
                    "idle-detection=()",
                    "local-fonts=()",
                    "magnetometer=()",
                    "microphone=()",
                    "midi=()",
                    "payment=()",
                    "publickey-credentials-get=()",
                    "serial=()",
                    "usb=()",
                    "xr-spatial-tracking=()");

    private static final String YEAR = "max-age=31536000";

    private Headers() {}

    /** For data: never kept by anybody on the way, never run. */
    public static Map<String, String> api(Optional<URI> publicAddress) {
        Map<String, String> headers = usual(API_POLICY, publicAddress);
        headers.put("Cache-Control", "no-store");
        return Collections.unmodifiableMap(headers);
    }

    /** For pages and what belongs to them. */
    public static Map<String, String> page(Optional<URI> publicAddress) {
        return Collections.unmodifiableMap(usual(PAGE_POLICY, publicAddress));
    }

    /**
     * For a page with an import map in it, which no policy allows unless it is named.
     *
     * @param hash the SHA-256 of the map in Base64
     */
    public static Map<String, String> page(Optional<URI> publicAddress, String hash) {
        String scripts = "script-src 'self' 'sha256-" + hash + "'";
        String policy = PAGE_POLICY.replace("script-src 'self'", scripts);
        return Collections.unmodifiableMap(usual(policy, publicAddress));
    }

    /** For a drawing of our own. */
    public static Map<String, String> picture(Optional<URI> publicAddress) {
        return Collections.unmodifiableMap(usual(PICTURE_POLICY, publicAddress));
    }

    private static Map<String, String> usual(String policy, Optional<URI> publicAddress) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Security-Policy", policy);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", PERMISSIONS);
        // A site on the home network has no certificate: it would be locked out by the one, and
        // browsers complain about the other.
        if (publicAddress.filter(one -> "https".equalsIgnoreCase(one.getScheme())).isPresent()) {
            headers.put("Strict-Transport-Security", YEAR);
            headers.put("Cross-Origin-Opener-Policy", "same-origin");
        }
        return headers;
    }
}
