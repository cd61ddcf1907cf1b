import { getViteConfig } from 'astro/config'

/** Runs the editor's tests, and the long tests of code it shares with the checks (every text of every file). Part of `npm run test-all`. */
export default getViteConfig({
  test: { maxWorkers: 2, include: ['{authoring,editor}/**/*.{test,long}.ts'], testTimeout: 120_000 },
} as Parameters<typeof getViteConfig>[0])
