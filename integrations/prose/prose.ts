import { satteri } from '@astrojs/markdown-satteri'
import { drawDevices } from './devices/draw-devices.ts'
import { fillFacts } from './fill-facts.ts'
import { framePictures } from './frame-pictures.ts'
import { groupParts } from './group-parts.ts'
import { isolateRuns } from './isolate-runs.ts'
import { keepStops } from './keep-stops.ts'
import { markEnglish } from './mark-english.ts'
import { placeNotes } from './place-notes.ts'
import { scrollTables } from './scroll-tables.ts'

/** Renders the Markdown of articles and legal pages. Quotation marks stay as the author typed them, because Hebrew has its own. */
export const prose = satteri({
  features: { smartPunctuation: false },
  hastPlugins: [drawDevices, framePictures, fillFacts, isolateRuns, scrollTables, markEnglish, keepStops, groupParts, placeNotes],
})
