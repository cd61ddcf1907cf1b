import type { PreviewNote } from '../../gateway/preview/preview-note.ts'
import type { SectionLink } from '../../gateway/preview/section-links.ts'
import { setRemovalWarning } from '../decap/confirm-entry-removal.ts'
import { markWrong, pathOfField } from '../decap/focus-on.ts'
import { ApiError, request } from '../session/api.ts'
import { deadLinks, shownPage } from '../session/page-sections.ts'
import { tabId } from '../session/tab.ts'
import { config, texts } from '../session/texts.ts'
import { type ShownComplaint, statusBar } from '../status-bar/status-bar.ts'
import { halfTypedFields, onHalfTyped } from '../widgets/half-typed.ts'
import { changedField } from './find-field.ts'
import { type Form, formOf, type PreviewHost, type PreviewState } from './preview-state.ts'
import { reloadWatch } from './reload-watch.ts'

interface Answer extends PreviewNote, Pick<PreviewState, 'isBehind' | 'placeholders' | 'menus'> {
  complaints: ShownComplaint[]
  sectionLinks: SectionLink[]
  address?: string
  removalWarning?: string
}

/** The page beside the form. */
interface Page {
  /** The HTTP status of the page; 0 while it loads. */
  status(): number
  reload(): void
  /** The page shows this form, until something is typed. */
  formSent(form: Form): void
  /** A field of the form has changed: the page will show it. */
  onChange(field: string): void
  goToField(path: string, message?: string): void
}

const debounceMs = 400
const staleCheckMs = 1_000
const retryMs = 3_000
/** A busy machine may take long to notice a changed draft. */
const maxWaitMs = 120_000

/** Sends the form to the gateway while the owner types, shows its complaints, and reloads a page that stays outdated. */
export function draftSync(host: PreviewHost, page: Page) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let staleCheck: ReturnType<typeof setInterval> | undefined
  let sent: Form | undefined
  const stopped = new AbortController()
  /** The response to the last request, and its file. */
  let answer: (Answer & { path: string }) | undefined

  async function send(): Promise<void> {
    const path = pathOf(host)
    if (!path) return
    const form = formOf(host)
    const changed = sent && changedField(sent, form)
    sent = form
    page.formSent(form)
    try {
      const isNew = host.entry().get<boolean>('newRecord') === true
      const received = await request<Answer>('preview', { path, form: { ...form, _tab: tabId }, isNew })
      const { isBehind, placeholders, address = '', note = '', places, menus } = received
      setRemovalWarning(received.removalWarning)
      // A newer request may have been answered before this one.
      if (sent === form) {
        answer = { ...received, path }
        void showComplaints()
      }
      host.setState({ address, note, places, menus, isBehind, placeholders })
      // Fields such as the address are not texts of the page.
      if (changed && !changed.startsWith('_')) page.onChange(changed)
      // For a new page, the first response arrives before the dev server has noticed the draft.
      if ((changed || isNew) && !isBehind) reloadIfStale()
    } catch (error) {
      const { message } = error as Error
      if (error instanceof ApiError) return statusBar.showComplaints([{ path: '', where: '', message }], () => undefined)
      // Nothing to fix in the form. Retries, so that the status bar updates once the editor answers.
      statusBar.showMessage(message)
      timer = setTimeout(() => void send(), retryMs)
    }
  }

  /** Shows the complaints, including links to missing sections. Sections of the page itself are known once it is loaded. */
  async function showComplaints(): Promise<void> {
    const shown = answer
    if (!shown) return
    const dead = await deadLinks(shown.sectionLinks.filter((link) => link.page !== shown.address || link.page === shownPage.address))
    const half = halfTypedComplaints()
    const complaints: ShownComplaint[] = [
      ...half,
      // The gateway can only say that they are empty.
      ...shown.complaints.filter(({ path }) => half.every((one) => one.path !== path)),
      ...dead.map(({ field = '', where, message }) => ({ path: field, where, message, isForLater: true })),
    ]
    if (shown !== answer) return
    markWrong(complaints.filter(({ isNote, isEmpty }) => !isNote && !isEmpty).map(({ path }) => path))
    statusBar.showComplaints(complaints, page.goToField, shown.path)
  }

  function reloadIfStale(): void {
    const until = Date.now() + maxWaitMs
    const isReloadDue = reloadWatch()
    clearInterval(staleCheck)
    staleCheck = setInterval(async () => {
      const { address } = host.state()
      if (Date.now() > until || !address) return clearInterval(staleCheck)
      const { isStale } = await request<{ isStale: boolean }>(`stale?address=${encodeURIComponent(address)}`)
      if (isReloadDue({ isStale, status: page.status() })) page.reload()
    }, staleCheckMs)
  }

  /** The file may have changed outside this window. */
  function onVisibilityChange(): void {
    if (!document.hidden) void send()
  }

  return {
    start() {
      void send()
      document.addEventListener('visibilitychange', onVisibilityChange)
      onHalfTyped(() => void showComplaints(), { signal: stopped.signal })
    },
    stop() {
      clearTimeout(timer)
      clearInterval(staleCheck)
      stopped.abort()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      answer = undefined
    },
    send,
    sendSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void send(), debounceMs)
    },
    /** The page is loaded, so its sections are known. */
    checkSectionLinks() {
      if (answer?.sectionLinks.length) void showComplaints()
    },
  }
}

function halfTypedComplaints(): ShownComplaint[] {
  return halfTypedFields().map((control) => ({
    path: pathOfField(control),
    where: control.closest('[class*="ControlContainer"]')?.querySelector('label')?.firstChild?.textContent ?? '',
    message: texts.halfTyped[control.type as 'date' | 'time'],
  }))
}

/** Path of the entry's file, or its future path once it has an address. */
export function pathOf({ entry }: PreviewHost): string | undefined {
  const own = entry().get<string>('path')
  if (own) return own
  const collection = config.collections.find(({ name }) => name === entry().get<string>('collection'))
  const address = entry().getIn<string | undefined>(['data', '_address'])
  return collection?.folder && address ? `${collection.folder}/${address}.${collection.extension}` : undefined
}
