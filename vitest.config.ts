import { getViteConfig } from 'astro/config'
import { demoValues } from './tests/support/demo-values.ts'

export default getViteConfig({
  test: {
    maxWorkers: 2,
    // The editor's own tests: npm run edit-test. That every field has a label is asked here too: a new one is added with its section.
    include: ['{src,server,integrations,authoring,scripts,tooling,editor/forms}/**/*.test.ts?(x)'],
    env: demoValues,
    // A busy machine is slow, not broken.
    testTimeout: 30_000,
  },
} as Parameters<typeof getViteConfig>[0])
