import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.ts'
import { skippedTests } from './tests/support/layers.ts'

const port = Number(process.env['E2E_PORT'] ?? 4330)
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  ...(skippedTests && { grepInvert: skippedTests }),
  // One more than the cores of the smallest machine: a test that waits for its page leaves its core idle.
  workers: 3,
  // A busy machine is slow, not broken: hence long timeouts, and retries in CI.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? [['line'], ['./tests/support/closing-line-reporter.ts']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    // Animation is expensive and proves little. Tests about motion turn it on.
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A container's root has no user namespaces for the sandbox; the tests open only our own pages.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    // The real server on the built site: its headers, redirects and responses are tested too.
    command: 'npm run --silent serve',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
