import { type Element, h } from '../decap/decap.ts'
import { fill, texts } from '../session/texts.ts'
import { openLine } from '../status-bar/report-list.ts'
import { frameStyle } from './frame-style.ts'
import type { PreviewState } from './preview-state.ts'

interface Actions {
  /** True if the entry has a file, or will have one. */
  hasPath: boolean
  setState(change: Partial<PreviewState>): void
  setNight(isNight: boolean): void
  chooseMenus(): void
  /** Receives the frame of the page. */
  attach(frame: HTMLIFrameElement | null): void
}

interface Line {
  where: string
  form?: string | undefined
  field?: string
}

/** The preview's toolbar, its notes, and the frame with the page. */
export function renderPreview(state: PreviewState, actions: Actions): Element {
  const { address, today, isPhone, problem } = state
  const shown = today ? `${address}?today=${today}` : address
  return h(
    'div',
    { className: 'win-preview', dir: 'rtl' },
    h('style', null, frameStyle),
    toolbar(state, shown, actions),
    ...notes(state, actions),
    address &&
      h(
        'div',
        // The reason is shown above; the server's own error page is English.
        { className: isPhone ? 'win-stage win-phone' : 'win-stage win-desktop', style: { visibility: problem ? 'hidden' : 'visible' } },
        h('iframe', { key: shown, src: shown, title: texts.preview['title'], ref: actions.attach }),
      ),
  )
}

function toolbar({ address, isPhone, isNight, today }: PreviewState, shown: string, { setState, setNight }: Actions): Element {
  const choice = (label: string | undefined, isOn: boolean, press: () => void) =>
    h('button', { type: 'button', 'aria-pressed': isOn, onClick: press }, label)
  return h(
    'div',
    { className: 'win-tools' },
    choice(texts.preview['phone'], isPhone, () => setState({ isPhone: true })),
    choice(texts.preview['desktop'], !isPhone, () => setState({ isPhone: false })),
    choice(texts.preview['day'], !isNight, () => setNight(false)),
    choice(texts.preview['night'], isNight, () => setNight(true)),
    h(
      'label',
      { className: 'win-today' },
      texts.preview['today'],
      h('input', {
        type: 'date',
        value: today,
        onChange: ({ target }: { target: HTMLInputElement }) => setState({ today: target.value }),
      }),
    ),
    address && h('a', { href: shown, target: '_blank', rel: 'noopener' }, texts.preview['open']),
  )
}

function notes(state: PreviewState, { hasPath, chooseMenus }: Actions): Element[] {
  const { address, note, places, menus, isBehind, placeholders, isLoading, problem, problemAt, elsewhere } = state
  const hint = address ? (isLoading ? 'loading' : 'press') : hasPath ? 'opening' : 'notYet'
  const formButtons = (lines: Line[] = []) =>
    lines.map((line) => h('button', { type: 'button', key: `${line.form}${line.field}`, onClick: () => openLine(line) }, line.where))
  return [
    problem &&
      // A new page that is not there yet because of empty fields is explained below.
      !(placeholders.length > 0 && problem === texts.preview['missing']) &&
      h(
        'p',
        { className: 'win-note win-preview-problem', role: 'alert' },
        problem,
        problemAt?.form && h('button', { type: 'button', onClick: () => openLine(problemAt) }, texts.preview['toField']),
      ),
    elsewhere &&
      h(
        'p',
        { className: 'win-note win-elsewhere', role: 'status' },
        elsewhere.length === 0 ? texts.preview['derived'] : texts.preview['elsewhere'],
        ...formButtons(elsewhere.slice(0, 3)),
      ),
    isBehind && address && !problem && h('p', { className: 'win-note win-preview-problem' }, texts.preview['behind']),
    placeholders.length > 0 && h('p', { className: 'win-note' }, texts.preview['placeholders']),
    note
      ? h('p', { className: 'win-note' }, note, ...formButtons(places))
      : h('p', { className: 'win-note win-quiet', role: 'status' }, texts.preview[hint]),
    menus &&
      h(
        'p',
        { className: 'win-note win-quiet' },
        menus.length > 0 ? fill(texts.menus['in'], { places: menus.join(', ') }) : texts.menus['none'],
        h('button', { type: 'button', onClick: chooseMenus }, texts.menus['change']),
      ),
  ]
}
