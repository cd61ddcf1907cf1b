import type { EnginePage } from './visit.ts'

const signs = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowLeft: '\uE012' }

/**
 * A page driven by WebDriver's plain commands over HTTP: the seven that are needed here. The pointer of a screen without a window manager
 * rests in its middle, and only a window under it has the focus, and shows a ring.
 */
export async function openWebDriverPage(driver: string, screen: { width: number; height: number }, capabilities: object) {
  const opened = (await ask(`${driver}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const session = `${driver}/session/${opened.sessionId}`

  async function element(selector: string): Promise<string> {
    const found = await ask(`${session}/element`, { using: 'css selector', value: selector })
    return `${session}/element/${Object.values(found as Record<string, string>)[0]}`
  }

  const page: EnginePage = {
    open: (url) => ask(`${session}/url`, { url }),
    resize: (width, height) =>
      ask(`${session}/window/rect`, {
        x: Math.floor((screen.width - width) / 2),
        y: Math.floor((screen.height - height) / 2),
        width,
        height,
      }),
    async run<Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given): Promise<Result> {
      // The last argument is WebDriver's: it is called with the answer.
      const source = `const given = [...arguments], done = given.pop()
        new Promise((resolve) => resolve((${script})(...given))).then((result) => done({ result }), (error) => done({ error: String(error) }))`
      const answer = (await ask(`${session}/execute/async`, { script: source, args: given })) as { result: Result; error?: string }
      if (answer.error) throw new Error(answer.error)
      return answer.result
    },
    click: async (selector) => ask(`${await element(selector)}/click`, {}),
    type: async (selector, text) => ask(`${await element(selector)}/value`, { text }),
    press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: signs[key] }))
      return ask(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    picture: async () => Buffer.from(String(await ask(`${session}/screenshot`)), 'base64'),
  }
  const { browserName, browserVersion } = opened.capabilities
  return { page, version: `${browserName} ${browserVersion}`, close: () => fetch(session, { method: 'DELETE' }) }
}

async function ask(address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000), ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error((value as { message: string }).message)
  return value
}
