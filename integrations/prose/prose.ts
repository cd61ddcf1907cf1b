import { satteri } from '@astrojs/markdown-satteri'
import { renderBlocks } from './blocks/render-blocks.ts'
import { fillFacts } from './fill-facts.ts'
import { framePictures } from './frame-pictures.ts'
import { groupParts } from './group-parts.ts'
import { isolateRuns } from './isolate-runs.ts'
import { keepPunctuation } from './keep-punctuation.ts'
import { markEnglish } from './mark-english.ts'
import { placeNotes } from './place-notes.ts'
import { scrollTables } from './scroll-tables.ts'

/** Renders the Markdown of articles and legal pages. Quotation marks stay as the author typed them, because Hebrew has its own. */
export const prose = satteri({
  features: { smartPunctuation: false },
  hastPlugins: [renderBlocks, framePictures, fillFacts, isolateRuns, scrollTables, markEnglish, keepPunctuation, groupParts, placeNotes],
})
