import { globSync, readFileSync } from 'node:fs'
import { getViteConfig } from 'astro/config'
import { demoValues } from './tests/support/demo-values.ts'

// `npm run edit-test` runs the editor's own tests. editor/forms is here too: it checks that every field of a section has a label.
const all = globSync('{src,server,integrations,authoring,scripts,tooling,editor/forms}/**/*.test.{ts,tsx}')

/** Load tests, and tests of what concerns only the owner: for the long layer (docs/decisions/007). */
const long = [
  'server/load.test.ts',
  'server/chaos/chaos.test.ts',
  'authoring/check/before-publishing.test.ts',
  'scripts/launch-check/launch-check.test.ts',
]
const tests = process.env['TEST_ALL'] ? all : all.filter((file) => !long.includes(file))

/** Files that mock modules or the environment run isolated. All others share their imports, which saves a third of the time. */
const isolated = tests.filter((file) => /\bvi\.(mock|stubEnv|stubGlobal|resetModules)\(/.test(readFileSync(file, 'utf8')))

export default getViteConfig({
  test: {
    maxWorkers: 2,
    env: demoValues,
    // A busy machine is slow, not broken.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'shared', include: tests.filter((file) => !isolated.includes(file)), isolate: false } },
      { extends: true, test: { name: 'alone', include: isolated } },
    ],
  },
} as Parameters<typeof getViteConfig>[0])
