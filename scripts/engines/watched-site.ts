import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSiteWithMailbox, type SiteWithMailbox } from '../../server/testing/site-with-mailbox.ts'

/**
 * Not every engine reports a page's errors to its driver, so the page reports them itself. The first script of every page collects
 * errors and warnings, what did not load, and what the content policy refused. Firefox calls a module that it has already a failed preload;
 * one that is really missing is an error of the script that needs it.
 */
const collect = `window.complaints = []
for (const kind of ['error', 'warn']) {
  const say = console[kind]
  console[kind] = (...words) => { complaints.push(words.join(' ')); say.apply(console, words) }
}
addEventListener('error', ({ message, target }) => {
  if (target.rel !== 'modulepreload') complaints.push(message || 'did not load: ' + (target.currentSrc || target.src || target.href))
}, true)
// Not every engine reports layout shifts: until the page has loaded, each heading and link stays where it was first drawn.
window.moved = []
const drawn = new Map()
;(function look() {
  for (const part of document.querySelectorAll('main :is(h1, h2, a)')) {
    const { top, height } = part.getBoundingClientRect()
    const isSeen = height > 0 && top < innerHeight && getComputedStyle(part).visibility === 'visible'
    const before = drawn.get(part)
    if (isSeen && before === undefined) drawn.set(part, top)
    if (before !== undefined && Math.abs(before - top) > 3) {
      moved.push(part.textContent + ' from ' + before + ' to ' + top)
      drawn.set(part, top)
    }
  }
  if (document.readyState !== 'complete' && scrollY === 0) requestAnimationFrame(look)
})()
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' ' + blockedURI))
`

/** A copy of the built site that keeps its own list of complaints, on the real server with a mailbox behind it. */
export async function openWatchedSite(dist: string): Promise<SiteWithMailbox> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(dist, copy, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
  await writeFile(join(copy, 'collect.js'), collect)
  for await (const file of glob('**/*.html', { cwd: copy })) {
    const page = join(copy, file)
    await writeFile(page, (await readFile(page, 'utf8')).replace(/<head[^>]*>/, '$&<script src="/collect.js"></script>'))
  }
  const site = await openSiteWithMailbox(copy)
  await rm(copy, { recursive: true })
  return site
}
