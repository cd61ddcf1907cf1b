import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { interfaceWords } from './interface-words.ts'

/** Bundles a script together with a file of interface words. */
async function bundled(script: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/content/interface'), { recursive: true })
  writeFileSync(join(root, 'src/content/interface/menu.json'), '{ "open": "פתיחה", "search": "חיפוש" }')
  writeFileSync(join(root, 'main.js'), `import texts from './src/content/interface/menu.json' with { type: 'json' }\n${script}`)
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [interfaceWords()],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  })
  return JSON.stringify(outcome)
}

test('bundles only the words that a script uses', async () => {
  const code = await bundled('console.log(texts.open)')
  expect(code).toContain('פתיחה')
  expect(code).not.toContain('חיפוש')
})

test('fails the build if the code uses a word that the file does not have', async () => {
  await expect(bundled('console.log(texts.open, texts.close)')).rejects.toThrow('menu.json: "close" חסר · "close" is missing')
})
