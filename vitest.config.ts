import { getViteConfig } from 'astro/config'
import { demoValues } from './scripts/test/demo-values.ts'

export default getViteConfig({
  test: {
    maxWorkers: 2,
    include: ['{src,server,integrations,authoring,scripts,editor}/**/*.test.ts?(x)'],
    env: demoValues,
    // A busy machine is slow, not broken.
    testTimeout: 30_000,
  },
} as Parameters<typeof getViteConfig>[0])
