import { site } from '../src/config/site.ts'
import { findBrokenLinks, findUnlistedPages } from './check-site/addresses.ts'
import {
  findIncompleteImages,
  findInvalidMarkup,
  findUnfilledPlaceholders,
  findUnsupportedCharacters,
  findWrongHeadings,
} from './check-site/body.ts'
import { findUnsupportedStyles } from './check-site/browser-support.ts'
import { findWrongHeads } from './check-site/head.ts'
import { readPages } from './check-site/read-pages.ts'
import { findHeavyScripts, findScriptWaterfalls } from './check-site/scripts.ts'
import { findWrongData } from './check-site/structured-data.ts'

/**
 * Checks the built site without a browser: heads, sitemap, links and anchors, headings, pictures, the owner's facts, characters, scripts,
 * styles, markup and structured data. editor/gateway/publishing/report.ts parses some of the messages.
 */
const folder = 'dist'
const pages = readPages(folder)
const faults = [
  ...findWrongHeads(pages, folder, site.url),
  ...findUnlistedPages(pages, folder, site.url),
  ...findBrokenLinks(pages, folder),
  ...findWrongHeadings(pages),
  ...findIncompleteImages(pages),
  ...findUnfilledPlaceholders(pages),
  ...findUnsupportedCharacters(pages),
  ...findHeavyScripts(pages, folder),
  ...findScriptWaterfalls(pages, folder),
  ...findUnsupportedStyles(pages),
  ...findWrongData(pages),
  ...(await findInvalidMarkup(pages)),
]
for (const fault of faults) console.error(fault)
console.log(`${pages.length} pages checked, ${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
