import { defineConfig } from '@playwright/test'
import { findChromium } from '../tests/support/find-chromium.ts'

const executablePath = findChromium()

/** The editor in a real Chromium, over a copy of the site (own-site.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/editor',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // A busy machine is slow, not broken: in CI a test has a second look, which is said at the end.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['../tests/support/closing-line-reporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'he-IL',
    actionTimeout: 120_000,
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
})
