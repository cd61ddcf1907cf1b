import { defineConfig } from '@playwright/test'
import { findChromium } from '../tests/support/find-chromium.ts'

const executablePath = findChromium()

/** Runs the editor in Chromium, on a copy of the site (own-site.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/editor',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // Busy CI machines are slow: retry once. The reporter lists flaky tests at the end.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['../tests/support/closing-line-reporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'he-IL',
    actionTimeout: 120_000,
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
})
