import { globSync } from 'node:fs'

/** The paths of all content files, relative to the root. Excludes the kit's examples, which are not part of the site. */
export function contentPaths(root = '.'): string[] {
  return globSync('src/content/**/*.{yaml,md,json}', { cwd: root, exclude: ['src/content/examples/**', '**/README.md'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
