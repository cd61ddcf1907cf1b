import { satteri } from '@astrojs/markdown-satteri'
import { drawDevices } from './devices/draw-devices'
import { fillFacts } from './fill-facts'
import { groupParts } from './group-parts'
import { isolateRuns } from './isolate-runs'
import { keepStops } from './keep-stops'
import { markEnglish } from './mark-english'
import { placeNotes } from './place-notes'
import { scrollTables } from './scroll-tables'

/** How Markdown becomes HTML: the articles and the legal pages. Quotation marks stay as the author typed them, since Hebrew has its own. */
export const prose = satteri({
  features: { smartPunctuation: false },
  hastPlugins: [drawDevices, fillFacts, isolateRuns, scrollTables, markEnglish, keepStops, groupParts, placeNotes],
})
