package masque.app.serve;

import java.util.regex.Pattern;

/** Keeps passwords out of what is told. */
public final class Secrets {
    private static final Pattern IN_ADDRESS = Pattern.compile("(://[^:/@\\s]*):[^\\s]*@");
    private static final Pattern AS_PARAMETER = Pattern.compile("(password=)[^&\\s']*");

    private Secrets() {}

    /** A text in which the passwords of addresses are blotted out. */
    public static String hidden(String text) {
        String once = IN_ADDRESS.matcher(text).replaceAll("$1:...@");
        return AS_PARAMETER.matcher(once).replaceAll("$1...");
    }
}
