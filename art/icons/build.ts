import { mkdir, writeFile } from 'node:fs/promises'
import { afterSunset, lamps } from './after-sunset.ts'
import { contactSheet } from './contact-sheet.ts'
import { writeFavicons } from './favicons.ts'
import { flatSvg } from './flat-svg.ts'
import { iconSvg } from './icon-svg.ts'
import { icons } from './icons.ts'
import { logoSvg, logos } from './logo.ts'
import { flat } from './models/flat.ts'
import { skylineSheets } from './skylines-css.ts'

const root = new URL('../../', import.meta.url)
const folders = {
  icons: new URL('src/assets/icons/', root),
  skylines: new URL('src/styles/skylines/', root),
  public: new URL('public/', root),
}
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })

const byDay = Object.fromEntries(Object.entries(icons).map(([name, model]) => [name, iconSvg(model)]))
const drawings = {
  ...byDay,
  ...Object.fromEntries(Object.entries(lamps).map(([name, colours]) => [`${name}-night`, afterSunset(byDay[name] ?? '', colours)])),
  ...Object.fromEntries(Object.entries(flat).map(([name, art]) => [name, flatSvg(art, 16)])),
  ...Object.fromEntries(Object.entries(logos).map(([name, colours]) => [name, logoSvg(colours)])),
}
for (const [name, svg] of Object.entries(drawings)) await writeFile(new URL(`${name}.svg`, folders.icons), svg)
for (const [name, css] of Object.entries(skylineSheets())) await writeFile(new URL(`${name}.css`, folders.skylines), css)
await writeFavicons(folders.public)
await writeFile(new URL('contact-sheet.webp', import.meta.url), await contactSheet(drawings))

const size = Object.values(drawings).reduce((sum, svg) => sum + svg.length, 0)
console.log(`${Object.keys(drawings).length} icons, ${Math.round(size / 1000)} KB`)
