import type { Browser } from '@playwright/test'

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
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Bytes = { script: 0, htmlCss: 0, font: 0, hero: 0 }
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script') bytes.script += encodedDataLength
    if (kind === 'Document' || kind === 'Stylesheet') bytes.htmlCss += encodedDataLength
    if (kind === 'Font') bytes.font += encodedDataLength
    if (kind === 'Image') bytes.hero = Math.max(bytes.hero, encodedDataLength)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return bytes
}
