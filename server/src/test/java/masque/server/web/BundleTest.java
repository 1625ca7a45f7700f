package masque.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several modules in one do what they did each by itself. */
// needs: node (nodejs)
final class BundleTest {
    private static Bundle of(Map<String, String> modules, String... first) {
        return new Bundle(
                List.of(first), path -> modules.getOrDefault(path, "throw new Error('none');"));
    }

    private static String run(Path folder, Bundle bundle, String script)
            throws IOException, InterruptedException {
        Files.write(folder.resolve("all.mjs"), bundle.bytes());
        Path main = Files.writeString(folder.resolve("main.mjs"), script);
        Process node =
                new ProcessBuilder("node", main.toString()).redirectErrorStream(true).start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
        return said.strip();
    }

    @Test
    void namesAreTakenInAndGivenInEveryWay(@TempDir Path folder) throws Exception {
        Bundle bundle =
                of(
                        Map.of(
                                "app/one.js",
                                """
                                import {two, later as now} from "../parts/two.js";
                                import * as all from "./three.js";
                                import "./side.js";
                                export const one = [two, now(), all.three, all.drei].join(" ");
                                export class One {}
                                export async function soon() { return one; }
                                """,
                                "parts/two.js",
                                """
                                const inside = 2;
                                export {inside as two, later};
                                function later() { return "now"; }
                                """,
                                "app/three.js",
                                """
                                export*from"./drei.js";const t=3;export{t as three};
                                //# sourceMappingURL=three.js.map
                                """,
                                "app/drei.js",
                                """
                                import{two as t}from"../parts/two.js";export{later}from"../parts/two.js";export const drei=t+1;export{t as two};
                                """,
                                "app/side.js",
                                "globalThis.trace = 'seen';"),
                        "app/one.js");
        String said =
                run(
                        folder,
                        bundle,
                        """
                        import {one, One, soon, two, later, three, drei} from "./all.mjs";
                        console.log(one, await soon() === one, new One() instanceof One, two, later(), three, drei, trace);
                        """);
        assertThat(said).isEqualTo("2 now 3 3 true true 2 now 3 3 seen");
    }

    @Test
    void whatAModuleCallsItsOwnHidesNothingFromTheOthers(@TempDir Path folder) throws Exception {
        Map<String, String> modules =
                Map.of(
                        "app/shade.js", "export const String = () => 'mine'; const hidden = 1;",
                        "app/light.js",
                                "export const said = String(7);\nexport const free = typeof hidden;");
        String script = "import {said, free} from './all.mjs'; console.log(said, free);";
        assertThat(run(folder, of(modules, "app/shade.js", "app/light.js"), script))
                .isEqualTo("7 undefined");
    }

    @Test
    void aModuleRunsOnceAndAfterThoseItImports(@TempDir Path folder) throws Exception {
        Map<String, String> modules =
                Map.of(
                        "app/a.js", "import \"./c.js\";\nconsole.log('a');",
                        "app/b.js", "import \"./a.js\";\nimport \"./c.js\";\nconsole.log('b');",
                        "app/c.js", "console.log('c');");
        assertThat(run(folder, of(modules, "app/b.js", "app/a.js"), "import './all.mjs';"))
                .isEqualTo("c\na\nb");
    }

    @Test
    void everyNameOfAModuleLeadsToTheOne() {
        Bundle bundle = of(Map.of("parts/card.js", "", "lit/lit/html.js", ""), "parts/card.js");
        assertThat(bundle.imports("./x/"))
                .containsOnly(
                        Map.entry("./x/parts/card.js", "./x/app/all.js"),
                        Map.entry("masque/parts/card.js", "./x/app/all.js"));
        assertThat(of(Map.of("lit/lit/index.js", ""), "lit/lit/index.js").imports("./x/"))
                .containsOnlyKeys(
                        "./x/lit/lit/index.js", "masque/lit/lit/index.js", "lit", "lit/index.js");
    }

    @Test
    void whatCannotBeOneIsRefused() {
        refuses(
                Map.of("app/a.js", "export const same = 1;", "app/b.js", "export const same = 2;"),
                "app/b.js and app/a.js export same");
        refuses(
                Map.of("app/a.js", "import \"./b.js\";", "app/b.js", "import \"./a.js\";"),
                "by a detour");
        refuses(Map.of("app/a.js", "await 1;", "app/b.js", ""), "app/a.js cannot");
        refuses(Map.of("app/a.js", "f(); export const a = 1;", "app/b.js", ""), "app/a.js cannot");
        refuses(Map.of("app/a.js", "export default 1;", "app/b.js", ""), "app/a.js cannot");
        refuses(Map.of("app/a.js", "import one from \"./b.js\";", "app/b.js", ""), "app/a.js");
        refuses(Map.of("app/a.js", "import \"nowhere\";", "app/b.js", ""), "imports nowhere");
    }

    private static void refuses(Map<String, String> modules, String why) {
        assertThatIllegalStateException()
                .isThrownBy(() -> of(modules, "app/a.js", "app/b.js"))
                .withMessageContaining(why);
    }
}
