import { swept } from './layers.ts'
import { everyKindOfPage, longestArticle } from './site-map.ts'

/**
 * One page of each family. Pages are of one family when they are made of the same parts: so home, the fullest programme page (form,
 * gallery, questions, floating chat), the overview of the camps, a page for one city, the game, the blog, an article, the jobs with the
 * longest form, a legal text, and the page with everything that the kit can do.
 */
export const oneOfEachFamily = [
  '/',
  '/science-basket',
  '/win-camp',
  '/win-camp/kiryat-gat',
  '/dragon-prince-game',
  '/blog',
  ...longestArticle,
  '/jobs',
  '/privacy',
  '/kit',
]

/** For looks that cost much: every kind of page in the long layer, one of each family in the short one. */
export const sweptPaths = swept(everyKindOfPage, oneOfEachFamily)

/** For those that cost most, the pages with most of what floats, unfolds and moves: in drawn parts, in the parts of the kit, and by the day. */
export const fullestPaths = swept(everyKindOfPage, ['/science-basket', '/kit', '/win-camp/kiryat-gat'])
