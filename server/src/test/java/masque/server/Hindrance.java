package masque.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import masque.server.store.Store;
import org.jspecify.annotations.Nullable;

/** Stands before a real store and holds up what a test wants it to. */
final class Hindrance {
    private final Store real;
    private final CountDownLatch begun = new CountDownLatch(1);
    private volatile CompletableFuture<Boolean> steps = CompletableFuture.completedFuture(true);
    private volatile CompletableFuture<Boolean> reads = CompletableFuture.completedFuture(true);

    Hindrance(Store real) {
        this.real = real;
    }

    /** The store, as the site uses it. */
    Store store() {
        return (Store)
                Proxy.newProxyInstance(
                        Hindrance.class.getClassLoader(),
                        new Class<?>[] {Store.class},
                        (proxy, method, args) -> through(method, args));
    }

    private @Nullable Object through(Method method, @Nullable Object @Nullable [] args)
            throws ReflectiveOperationException {
        return switch (method.getName()) {
            case "append" -> {
                begun.countDown();
                yield steps.thenCompose(free -> (CompletableFuture<?>) real(method, args));
            }
            case "noted" -> {
                reads.join();
                yield real(method, args);
            }
            default -> real(method, args);
        };
    }

    private @Nullable Object real(Method method, @Nullable Object @Nullable [] args) {
        try {
            return method.invoke(real, args);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }

    /** From now on no step is written. */
    void holdSteps() {
        steps = new CompletableFuture<>();
    }

    /** Returns when a step is to be written. */
    void awaitStep() throws InterruptedException {
        begun.await();
    }

    void releaseSteps() {
        steps.complete(true);
    }

    /** From now on nothing that the site has noted can be read. */
    void breakReads() {
        reads = CompletableFuture.failedFuture(new IllegalStateException("no disk"));
    }

    /** From now on whoever reads waits. */
    void holdReads() {
        reads = new CompletableFuture<>();
    }

    void releaseReads() {
        reads.complete(true);
        reads = CompletableFuture.completedFuture(true);
    }
}
