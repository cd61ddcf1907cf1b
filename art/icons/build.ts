import { mkdir, writeFile } from "node:fs/promises";
import { flatSvg } from "./flat-svg.ts";
import { iconSvg } from "./icon-svg.ts";
import { icons } from "./icons.ts";
import { logoSvg } from "./logo.ts";
import { flat } from "./models/flat.ts";
import { skylinesCss } from "./skylines-css.ts";

const folder = new URL("../../src/assets/icons/", import.meta.url);

await mkdir(folder, { recursive: true });
await writeFile(new URL("logo.svg", folder), logoSvg());
for (const [name, art] of Object.entries(flat)) await writeFile(new URL(`${name}.svg`, folder), flatSvg(art, 16));
for (const [name, model] of Object.entries(icons)) await writeFile(new URL(`${name}.svg`, folder), iconSvg(model));

const styles = new URL("../../src/styles/", import.meta.url);
await mkdir(styles, { recursive: true });
await writeFile(new URL("skylines.css", styles), skylinesCss());
