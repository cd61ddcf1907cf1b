import { globSync } from 'node:fs'

/** Every file of the content, from the project's root. The kit's examples are in no real site. */
export function contentPaths(root = '.'): string[] {
  return globSync('src/content/**/*.{yaml,md,json}', { cwd: root, exclude: ['src/content/examples/**', '**/README.md'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
