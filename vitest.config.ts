import { globSync, readFileSync } from 'node:fs'
import { getViteConfig } from 'astro/config'
import { demoValues } from './tests/support/demo-values.ts'

// The editor's own tests: npm run edit-test. That every field has a label is asked here too: a new one is added with its section.
const all = globSync('{src,server,integrations,authoring,scripts,tooling,editor/forms}/**/*.test.{ts,tsx}')

/** Hundreds of enquiries at once, and what an owner meets and no visitor: for the long layer (docs/decisions/007). */
const long = [
  'server/load.test.ts',
  'server/chaos/chaos.test.ts',
  'authoring/check/before-publishing.test.ts',
  'scripts/launch-check/launch-check.test.ts',
]
const tests = process.env['TEST_ALL'] ? all : all.filter((file) => !long.includes(file))

/** What replaces modules or the environment for itself would do so for its neighbours. All others share what they import, which takes a third less time. */
const alone = tests.filter((file) => /\bvi\.(mock|stubEnv|stubGlobal|resetModules)\(/.test(readFileSync(file, 'utf8')))

export default getViteConfig({
  test: {
    maxWorkers: 2,
    env: demoValues,
    // A busy machine is slow, not broken.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'shared', include: tests.filter((file) => !alone.includes(file)), isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
} as Parameters<typeof getViteConfig>[0])
