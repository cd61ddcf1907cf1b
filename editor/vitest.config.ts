import { getViteConfig } from 'astro/config'

/** The editor's tests with the long ones: every text of every file. `npm test` runs the short ones. */
export default getViteConfig({
  test: { maxWorkers: 2, include: ['{authoring,editor}/**/*.{test,long}.ts'], testTimeout: 120_000 },
} as Parameters<typeof getViteConfig>[0])
