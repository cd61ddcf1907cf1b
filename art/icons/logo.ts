import { type Layer, layers } from "./layers.ts";
import { tone } from "./palette.ts";
import type { Triangle } from "./visible-triangles.ts";

type LogoColours = { face: `#${string}`; side: string; dot: `#${string}`; dotSide: string };
type Rectangle = { x: number; y: number; width: number; height: number; colour: string };

const block = 6;
const edge = { top: 2, side: 3 };
/** "#" is a block, "+" one that shows no side beneath it. */
const letters = {
  w: ["#...#", "#.#.#", "#.#.#", "#####", ".#.#."],
  i: ["#", "#", "#", "#"],
  n: ["#...#", "#+..#", "#.+.#", "#..+#", "#...#"],
} as const;

export const logoSize = { width: 76, height: 38 };
export const markSize = { width: 30, height: 33 };

export const logoColours: LogoColours = { face: "#4B35E0", side: "#2C1E8C", dot: "#FFC53D", dotSide: "#DB9A10" };

/** The whole word; the dot of the "i" is a loose block of sun. */
export function logoLayers({ face, side, dot, dotSide }: LogoColours): Layer[] {
  return rectangleLayers([
    ...letterBlocks(letters.w, 0, 5, face, side),
    ...letterBlocks(letters.i, 35, 11, face, side),
    ...letterBlocks(letters.n, 46, 5, face, side),
    { x: 35, y: 6, width: block, height: edge.side, colour: dotSide },
    { x: 35, y: 0, width: block, height: block, colour: dot },
  ]);
}

/** The first letter alone, for places too small for the word. */
export function markLayers({ face, side }: LogoColours): Layer[] {
  return rectangleLayers(letterBlocks(letters.w, 0, 0, face, side));
}

export function logoSvg(): string {
  const { width, height } = logoSize;
  const paths = logoLayers(logoColours).map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${paths.join("")}</svg>\n`;
}

/** Sides first, faces over them, then the lit edge along the letter's first row. */
function letterBlocks(rows: readonly string[], x: number, y: number, face: `#${string}`, side: string): Rectangle[] {
  const blocks = rows.flatMap((row, j) =>
    [...row].flatMap((cell, i) =>
      cell === "." ? [] : [{ x: x + i * block, y: y + j * block, first: j === 0, stands: cell === "#" }],
    ),
  );
  return [
    ...blocks
      .filter(({ stands }) => stands)
      .map((at) => ({ x: at.x, y: at.y + block, width: block, height: edge.side, colour: side })),
    ...blocks.map((at) => ({ x: at.x, y: at.y, width: block, height: block, colour: face })),
    ...blocks
      .filter(({ first }) => first)
      .map((at) => ({ x: at.x, y: at.y, width: block, height: edge.top, colour: tone(face, "top") })),
  ];
}

function rectangleLayers(rectangles: Rectangle[]): Layer[] {
  const squares = new Map<string, { u: number; w: number; colour: string }>();
  for (const { x, y, width, height, colour } of rectangles)
    for (let u = x; u < x + width; u++) for (let w = y; w < y + height; w++) squares.set(`${u},${w}`, { u, w, colour });
  const byColour = new Map<string, Triangle[]>();
  for (const { u, w, colour } of squares.values())
    byColour.set(colour, [...(byColour.get(colour) ?? []), { u, w, half: 0 }, { u, w, half: 1 }]);
  return layers(byColour);
}
