import { inLayer } from './layers.ts'
import { everyKindOfPage, longestArticle } from './site-map.ts'

/**
 * One page of each family; a family is built from the same parts: home, the fullest programme page (form, gallery, questions, floating
 * chat), the camp overview, the page of a city, the game, the blog, an article, the jobs page (longest form), a legal page, and the page
 * with every component of the kit.
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

/** For expensive checks: every kind of page in the long layer, one of each family in the short one. */
export const sweptPaths = inLayer(everyKindOfPage, oneOfEachFamily)

/** For the most expensive checks. The short layer runs the pages with the most that floats, expands and moves, or that changes by date. */
export const fullestPaths = inLayer(everyKindOfPage, ['/science-basket', '/kit', '/win-camp/kiryat-gat'])
