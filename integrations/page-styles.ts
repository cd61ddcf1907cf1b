import type { AstroIntegration } from 'astro'
import { splitStylesByPage } from './split-styles'

/**
 * One content route means one stylesheet with the styles of all sections. After the build, each page carries
 * only the rules that its own markup and scripts can use (docs/decisions/003).
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { pages, styles } = await splitStylesByPage(dir)
        logger.info(`${styles} different styles in ${pages} pages`)
      },
    },
  }
}
