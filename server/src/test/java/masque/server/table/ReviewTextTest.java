package masque.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import masque.coach.Fortune;
import masque.coach.Judged;
import masque.coach.Review;
import masque.core.Thought;
import org.junit.jupiter.api.Test;

/** What the coach has said is kept, also by earlier programs. */
final class ReviewTextTest {
    @Test
    void whatIsKeptIsReadAgain() {
        Review review =
                new Review(
                        2,
                        List.of(
                                new Judged(
                                        7,
                                        3,
                                        4,
                                        Judged.Grade.BLUNDER,
                                        0.5,
                                        0.125,
                                        new Thought(4, 9, List.of(), List.of()))),
                        new Fortune(1, 40, 0.25, 0.0625, 75),
                        new Fortune(12, 40, -0.5, 0.125, 10));
        assertThat(ReviewText.read(ReviewText.write(review))).isEqualTo(review);
    }

    /** The first version did not say how far the gain may be off. */
    @Test
    void aReviewOfTheFirstVersionOpens() {
        Review review =
                ReviewText.read(
                        """
                        {"v":1,"seat":1,"choices":[{"ply":3,"grade":"same"},{"ply":9,"grade":"slip",
                        "chosen":5,"best":6,"cost":0.0712,"doubt":0.0123,
                        "thought":{"v":2,"code":6,"worlds":80,"lines":[[6,50,0.5]],"beliefs":[],"scale":"share"}}],
                        "deal":{"events":1,"others":40,"gain":0.03,"percentile":61.5},
                        "play":{"events":0,"others":0,"gain":0.0,"percentile":50.0}}
                        """);
        assertThat(review.seat()).isEqualTo(1);
        assertThat(review.marked()).extracting(Judged::ply).containsExactly(9);
        assertThat(review.deal()).isEqualTo(new Fortune(1, 40, 0.03, 0, 61.5));
        assertThat(review.play()).isEqualTo(Fortune.NONE);
    }
}
