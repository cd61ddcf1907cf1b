import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** A proxy that simulates a slow connection: HTML arrives in small chunks with pauses, other files arrive late. */
export async function startSlowProxy(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const passed = [...answer.headers].filter(([name]) => /^(content-type|content-security-policy|cache-control)$/.test(name))
    response.writeHead(answer.status, Object.fromEntries(passed))
    const [size, pause] = answer.headers.get('content-type')?.includes('html') ? [2_000, 15] : [body.length || 1, 150]
    for (let sent = 0; sent < body.length; sent += size) {
      await new Promise((passes) => setTimeout(passes, pause))
      response.write(body.subarray(sent, sent + size))
    }
    response.end()
  })
  await new Promise<void>((listens) => server.listen(0, listens))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://localhost:${port}`, close }
}

interface Shift {
  value: number
  /** What moved, and from where to where. */
  what: string[]
}

/** Records the layout shifts of the next page. Call it before the navigation. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: LayoutShiftSource[] })[]) {
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement
          return `“${element?.textContent?.trim().slice(0, 40)}” from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`
        })
        shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

interface LayoutShiftSource {
  node?: Node
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}
