import { expect, it, vi } from 'vitest'
import { previewForms } from './preview-forms.ts'

/** Runs the script that is added to the pages, and returns the replaced `fetch` with what the script did. */
function runScript() {
  let script = ''
  const setup = previewForms('דבר לא נשלח').hooks['astro:config:setup'] as (options: object) => void
  setup({
    injectScript(_: string, code: string) {
      script = code
    },
  })
  const page = { fetch: vi.fn(() => Promise.resolve(new Response('the network'))) }
  const { fetch: network } = page
  const showToast = vi.fn()
  let formToastAppears = () => undefined
  class Observer {
    constructor(changed: (records: unknown, observer: Observer) => void) {
      formToastAppears = () => void changed([], this)
    }
    observe() {}
    disconnect() {}
  }
  new Function('window', 'showToast', 'prepareToasts', 'MutationObserver', script.replace(/import .*/, ''))(
    page,
    showToast,
    vi.fn(),
    Observer,
  )
  const send = page.fetch as unknown as typeof fetch
  return { send, network, showToast, formToastAppears: () => formToastAppears() }
}

it.each(['', 'https://api.emailjs.com'])('answers the mails of the preview instead of sending them, and says so: “%s”', async (origin) => {
  const { send, network, showToast, formToastAppears } = runScript()
  const response = await send(`${origin}/api/v1.0/email/send`, { method: 'POST' })
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  expect(network).not.toHaveBeenCalled()
  formToastAppears()
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', message: 'דבר לא נשלח' })
})

it('passes all other requests on', async () => {
  const { send, network } = runScript()
  expect(await (await send('/blog')).text()).toBe('the network')
  expect(network).toHaveBeenCalledOnce()
})
