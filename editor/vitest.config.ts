import { getViteConfig } from 'astro/config'

/** The editor's tests, and the long ones of what it shares with the checks: every text of every file. Part of `npm run test-all`. */
export default getViteConfig({
  test: { maxWorkers: 2, include: ['{authoring,editor}/**/*.{test,long}.ts'], testTimeout: 120_000 },
} as Parameters<typeof getViteConfig>[0])
