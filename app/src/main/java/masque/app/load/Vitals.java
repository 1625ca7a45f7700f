package masque.app.load;

import java.time.Duration;

/** What a server costs. */
interface Vitals {
    /** The processor time that it has used so far. */
    Duration cpu();

    /** The most memory that it ever had; where the system does not tell, what it has now. */
    int megabytes();
}
