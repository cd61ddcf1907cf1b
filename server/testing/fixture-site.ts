import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { headersFile } from '../static/headers-file.ts'

export const longText = 'let block = "בלוק אחרי בלוק";\n'.repeat(200)

const files: Record<string, string> = {
  'index.html': '<h1>home</h1>',
  'win-ai.html': `<h1>ai</h1><pre>${longText}</pre>`,
  'win-camp.html': '<h1>camps</h1>',
  'win-camp/passover.html': '<h1>passover</h1>',
  'passover-camp.html': '<meta http-equiv="refresh" content="0;url=/win-camp/passover">',
  'blog.html': '<h1>blog</h1>',
  'blog/404.html': '<h1>מאמר לא נמצא</h1>',
  '404.html': '<h1>העמוד שחיפשת לא נמצא</h1>',
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': '{}',
  'speculation.rules': '{}',
  'win-camp/passover.ics': 'BEGIN:VCALENDAR\n',
  '.secret': 'not for visitors',
  '_astro/app.4f2a.js': longText,
  _redirects: '/passover-camp /win-camp/passover 301\n/blog/* /blog/404 404\n',
}

/** Files with compressed copies, as in a build. */
const longFiles = ['win-ai.html', '_astro/app.4f2a.js']

/** Writes a small build to a temporary folder, which is deleted after the test. */
export async function writeFixtureSite(changes: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries({ _headers: headersFile(Object.keys(files)), ...files, ...changes })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  for (const name of longFiles) {
    const content = files[name] ?? ''
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
    await writeFile(join(folder, `${name}.gz`), gzipSync(content))
  }
  return folder
}
