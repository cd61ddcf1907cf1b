import { resolve } from 'node:path'
import type { DevEnvironment } from 'vite'

/** What the pages read the content from. */
export const contentStore = '\0astro:data-layer-content'

/** The pictures that the content names: written a moment after it. */
export const contentPictures = resolve('.astro/content-assets.mjs')

/**
 * Astro says that one of these has changed in a way that a request under way does not notice: what it has read before is stored after it, as if it were
 * new, and the preview stays one draft behind until the next one. Said like this, it is not stored.
 */
export function forgetContent(environments: Record<string, DevEnvironment>, id: string): void {
  for (const name of ['ssr', 'prerender']) {
    const graph = environments[name]?.moduleGraph
    const module = graph?.getModuleById(id)
    if (module) graph?.invalidateModule(module)
  }
}
