package masque.server.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.ParsedSql;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * Finds the parameters of statements, such as {@code :id}. Jdbi's own parser takes long to begin
 * with; it is left what is not plain: quotes, comments, casts, questions.
 */
final class PlainSqlParser implements SqlParser {
    private static final Pattern NOT_PLAIN =
            Pattern.compile("['\"`\\\\?#$]|--|/\\*|:(?!\\w)|:\\w+\\.|\\P{ASCII}");
    private static final Pattern PARAMETER = Pattern.compile(":(\\w+)");

    private final SqlParser other = new ColonPrefixSqlParser();

    /** By the text of a statement, of which this program has only so many. */
    private final Map<String, ParsedSql> parsed = new ConcurrentHashMap<>();

    @Override
    public ParsedSql parse(String sql, StatementContext context) {
        @Nullable ParsedSql known = parsed.get(sql);
        if (known != null) {
            return known;
        }
        return NOT_PLAIN.matcher(sql).find()
                ? other.parse(sql, context)
                : parsed.computeIfAbsent(sql, PlainSqlParser::plain);
    }

    private static ParsedSql plain(String sql) {
        ParsedSql.Builder built = ParsedSql.builder();
        Matcher parameter = PARAMETER.matcher(sql);
        int from = 0;
        while (parameter.find()) {
            built.append(sql.substring(from, parameter.start()));
            built.appendNamedParameter(parameter.group(1));
            from = parameter.end();
        }
        return built.append(sql.substring(from)).build();
    }

    @Override
    public String nameParameter(String rawName, StatementContext context) {
        return other.nameParameter(rawName, context);
    }
}
