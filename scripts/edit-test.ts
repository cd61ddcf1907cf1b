import { spawnSync } from 'node:child_process'
import { installEditor } from '../editor/install-editor.ts'

/** `npm run edit-test`: the editor's slow tests (every text of every file), then the editor in a real Chromium. */
installEditor()
for (const command of ['vitest run --config editor/vitest.config.ts', 'playwright test --config editor/playwright.config.ts']) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
