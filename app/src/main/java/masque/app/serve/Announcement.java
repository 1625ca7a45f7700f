package masque.app.serve;

import java.io.PrintWriter;
import masque.edge.Words;
import masque.server.setup.Settings;

/** What a site says about itself once it is ready. */
record Announcement(Surroundings surroundings, Words words, Settings settings, boolean withCode) {
    /** Says where it is reached, where its data is and how it is stopped. */
    void print(int port, String kept) {
        Addresses addresses = Addresses.of(settings, port, Network::address);
        PrintWriter out = surroundings.out();
        out.println(words.say("ready", "address", addresses.here()));
        addresses.elsewhere().ifPresent(this::printElsewhere);
        out.println(kept);
        out.println(words.say("how-to-stop"));
        out.flush();
    }

    private void printElsewhere(String address) {
        surroundings.out().println(words.say("elsewhere", "address", address));
        if (withCode) {
            ScanCode.draw(address, surroundings.pen()).forEach(surroundings.out()::println);
        }
    }
}
