import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell comes first: it draws the same pages in half the time.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chrome or Chromium of this machine, if it has one. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named && existsSync(named)) return named
  return usual.find((path) => existsSync(path))
}

/** Installs a browser where there is none: Playwright's own download, or the distribution's package when run as root. */
export function installChromium(): void {
  console.log('No Chrome or Chromium on this machine. Installing one for the browser tests …')
  const download = spawnSync('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (download.status === 0) return
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('The download is not to be had here; trying the distribution’s package …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser], { stdio: 'inherit' })
      if (install.status === 0) return
    }
  }
  console.error('Could not install Chromium. Install Chrome or Chromium, or set CHROME_PATH to one, and run the tests again.')
  process.exit(1)
}
