import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell comes first: it renders the same pages in half the time.
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of the installed Chrome or Chromium; CHROME_PATH takes precedence. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROME_PATH']
  if (chosen && existsSync(chosen)) return chosen
  return usualPaths.find((path) => existsSync(path))
}

/** Installs a browser: Playwright's download or, as root on Linux, the distribution's package. Exits the process on failure. */
export function installChromium(): void {
  console.log('No Chrome or Chromium found. Installing one for the browser tests …')
  const download = spawnSync('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (download.status === 0) return
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('The download failed. Trying the distribution’s package …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser], { stdio: 'inherit' })
      if (install.status === 0) return
    }
  }
  console.error('Could not install Chromium. Install Chrome or Chromium, or set CHROME_PATH, and run the tests again.')
  process.exit(1)
}
