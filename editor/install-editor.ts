import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the editor's own packages on its first start. The site itself does not need them. */
export function installEditor(): void {
  if (existsSync('editor/node_modules/decap-cms/dist/decap-cms.js')) return
  console.log('\n  פעם ראשונה: מתקין את חבילות העורך, כחצי דקה · first start: installing the editor’s packages, about half a minute\n')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: 'editor',
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    throw new Error('ההתקנה לא הצליחה. בדקו את החיבור לאינטרנט ונסו שוב · the installation failed: check the connection and try again')
  }
}
