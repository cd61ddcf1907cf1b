import { getViteConfig } from 'astro/config'
import { demoValues } from './tests/support/demo-values.ts'

export default getViteConfig({
  test: {
    maxWorkers: 2,
    // The editor's own tests: npm run edit-test.
    include: ['{src,server,integrations,authoring,scripts,tooling}/**/*.test.ts?(x)'],
    env: demoValues,
    // A busy machine is slow, not broken.
    testTimeout: 30_000,
  },
} as Parameters<typeof getViteConfig>[0])
