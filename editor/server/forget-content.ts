import { resolve } from 'node:path'
import type { DevEnvironment } from 'vite'

/** What the pages read the content from, and the pictures that it names. */
const read = ['\0astro:data-layer-content', resolve('.astro/content-assets.mjs')]

/**
 * Astro says that the content has changed in a way that a request under way does not notice: what it has read before is stored after it, as if it were
 * new, and the preview stays one draft behind until the next one. Said like this, it is not stored.
 */
export function forgetContent(environments: Record<string, DevEnvironment>): void {
  for (const name of ['ssr', 'prerender']) {
    const graph = environments[name]?.moduleGraph
    for (const id of read) {
      const module = graph?.getModuleById(id)
      if (module) graph?.invalidateModule(module)
    }
  }
}
