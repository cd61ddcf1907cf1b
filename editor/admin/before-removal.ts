import { bar } from './bar/bar.ts'
import { ask, type Refusal } from './gateway.ts'
import { config, excerpt, fill, texts } from './texts.ts'

type Toolbar = { editor?: { editorToolbar?: { deleteEntry?: string } } }

let more = ''

/** What to know before the entry that is open goes. */
export function sayBeforeRemoval(sentence = ''): void {
  more = sentence
}

/** Nobody is asked about what can't be done; and the question says what goes. */
export function askBeforeRemoval(): void {
  refuseFirst()
  nameWhatGoes()
}

/** The form builder asks whether to delete before anyone knows whether it can be. */
function refuseFirst(): void {
  const word = (texts.builder as Toolbar).editor?.editorToolbar?.deleteEntry
  let allowed: Element | undefined
  const look = async (button: HTMLElement) => {
    bar.explain('')
    try {
      await ask(`removal?path=${encodeURIComponent(openEntry())}`)
      allowed = button
      button.click()
    } catch (error) {
      const { message, details } = error as Refusal
      bar.explain(message, (details as { ways?: Parameters<typeof bar.explain>[1] } | undefined)?.ways)
    }
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || button.textContent?.trim() !== word || !openEntry()) return
      if (button === allowed) {
        allowed = undefined
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      void look(button)
    },
    { capture: true },
  )
}

/** The form builder does not say what it asks about: the question has gaps for it. */
function nameWhatGoes(): void {
  const question = window.confirm.bind(window)
  window.confirm = (words = '') => {
    const title = excerpt(firstText() || location.hash.replace(/^.*\//, ''))
    return question(fill(words, { title, more }).trim())
  }
}

/** The file of the entry whose form is open. */
function openEntry(): string {
  const [, name, entry] = /#\/collections\/([\w-]+)\/entries\/(.+)$/.exec(location.hash) ?? []
  const collection = config.collections.find((one) => one.name === name)
  return entry && collection?.folder ? `${collection.folder}/${entry}.${collection.extension}` : ''
}

/** Every form begins with what its entry is known by. */
function firstText(): string {
  return document.querySelector<HTMLInputElement>('[class*="ControlPaneContainer"] :is(textarea, input[type="text"])')?.value ?? ''
}
