import { resolve } from 'node:path'
import type { DevEnvironment } from 'vite'

/** Virtual module from which pages read the content. */
export const contentStore = '\0astro:data-layer-content'

/** Module with the content's pictures; Astro writes it shortly after the content. */
export const contentPictures = resolve('.astro/content-assets.mjs')

/**
 * Invalidates a content module. Astro invalidates it as an HMR update, after which Vite still stores the result of a load that was already
 * running, so the preview would stay one draft behind. After a plain invalidation, Vite discards that result.
 */
export function forgetContent(environments: Record<string, DevEnvironment>, id: string): void {
  for (const name of ['ssr', 'prerender']) {
    const graph = environments[name]?.moduleGraph
    const module = graph?.getModuleById(id)
    if (module) graph?.invalidateModule(module)
  }
}
