import type { Browser, Request } from '@playwright/test'

export interface Bytes {
  script: number
  htmlCss: number
  font: number
  /** The largest picture of the first screen. */
  hero: number
}

/** What a phone (390 px, 2× density) fetches before the visitor does anything. */
export async function measureBytes(browser: Browser, url: string): Promise<Bytes> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
  const bytes: Bytes = { script: 0, htmlCss: 0, font: 0, hero: 0 }
  const counted: Promise<void>[] = []
  page.on('requestfinished', (request) => counted.push(count(request, bytes)))
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(counted)
  await page.close()
  return bytes
}

/** Bodies as sent; the headers of an answer are the host's. */
async function count(request: Request, bytes: Bytes): Promise<void> {
  const { responseBodySize: size } = await request.sizes()
  const kind = request.resourceType()
  if (kind === 'script') bytes.script += size
  if (kind === 'document' || kind === 'stylesheet') bytes.htmlCss += size
  if (kind === 'font') bytes.font += size
  if (kind === 'image') bytes.hero = Math.max(bytes.hero, size)
}
