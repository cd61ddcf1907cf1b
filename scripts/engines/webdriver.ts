import type { EnginePage, Key } from './engine.ts'

const signs: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014', Tab: '\uE004' }

/** A page driven by WebDriver's plain commands over HTTP. */
export class WebDriverPage implements EnginePage {
  private readonly session: string

  private constructor(session: string) {
    this.session = session
  }

  static async start(driver: string, capabilities: object): Promise<{ page: WebDriverPage; version: string }> {
    const answer = await ask(`${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
    const { sessionId, capabilities: has } = answer as { sessionId: string; capabilities: { browserName: string; browserVersion: string } }
    return { page: new WebDriverPage(`${driver}/session/${sessionId}`), version: `${has.browserName} ${has.browserVersion}` }
  }

  async open(address: string): Promise<void> {
    await ask(`${this.session}/url`, { url: address })
  }

  async resize(width: number, height: number): Promise<void> {
    await ask(`${this.session}/window/rect`, { x: 0, y: 0, width, height })
  }

  async run<Given extends unknown[], Result>(script: (...given: Given) => Result | Promise<Result>, ...given: Given): Promise<Result> {
    const outcome = (await ask(`${this.session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1]
        const given = Array.prototype.slice.call(arguments, 0, -1)
        new Promise((resolve) => resolve((${script}).apply(null, given))).then((result) => done({ result }), (error) => done({ error: String(error) }))`,
      args: given,
    })) as { result: Result; error?: string }
    if (outcome.error) throw new Error(outcome.error)
    return outcome.result
  }

  async click(selector: string): Promise<void> {
    await ask(`${await this.element(selector)}/click`, {})
  }

  async type(selector: string, text: string): Promise<void> {
    await ask(`${await this.element(selector)}/value`, { text })
  }

  async press(key: Key): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: signs[key] }))
    await ask(`${this.session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(String(await ask(`${this.session}/screenshot`)), 'base64')
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' })
  }

  private async element(selector: string): Promise<string> {
    const found = await ask(`${this.session}/element`, { using: 'css selector', value: selector })
    return `${this.session}/element/${Object.values(found as Record<string, string>)[0]}`
  }
}

async function ask(address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000), ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error((value as { message: string }).message)
  return value
}
