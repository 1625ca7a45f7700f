package masque.server.watch;

/** What an operator looks at. */
public record Watch(Health health, Prometheus meters) {}
