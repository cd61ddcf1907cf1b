import { component, h, type WidgetProps } from '../decap.ts'
import { ask } from '../gateway.ts'
import { texts } from '../texts.ts'
import { button, focusInside, input } from './parts.ts'

interface Own {
  watch?: ReturnType<typeof setInterval>
  seen: string
  coming: Promise<void>
  follow(): Promise<void>
  suggest(from?: string): Promise<void>
  isNew(): boolean
  title(): string
}

/** Brings the suggestion up to date, while a form for something new is open. */
let follow: (() => Promise<void>) | undefined

/** A save that is pressed right after the title was typed waits for the address that follows from it: without one the entry is not saved. */
export async function addressFollowed(): Promise<void> {
  // Without an answer the form says that the address is missing.
  await follow?.().catch(() => undefined)
}

/** The name of the file, which is the address: suggested from the title, asked for once, then fixed. */
export const Address = component<WidgetProps, { isTouched: boolean }, Own>({
  getInitialState: () => ({ isTouched: false }),
  seen: '',
  coming: Promise.resolve(),
  isNew() {
    return this.props.entry.get<boolean>('newRecord') === true
  },
  title() {
    const said = (name: string) => this.props.getEntry().getIn<unknown>(['data', name])
    // A page is called by its short name; while there is none, by its title.
    return String(said(this.props.field.get<string>('from')) || said('title') || '')
  },
  componentDidMount() {
    if (!this.isNew()) return
    this.seen = this.title()
    // A copy comes with the address of the one that it was made of.
    const { value } = this.props
    if (value) this.coming = this.suggest(String(value))
    follow = this.follow
    // A control hears of its own value only: what is typed into the title has to be looked for.
    this.watch = setInterval(() => void this.follow(), 300)
  },
  componentWillUnmount() {
    clearInterval(this.watch)
    if (follow === this.follow) follow = undefined
  },
  follow() {
    const title = this.title()
    if (!this.state.isTouched && title !== this.seen) {
      this.seen = title
      this.coming = this.suggest()
    }
    return this.coming
  },
  async suggest(from) {
    const collection = this.props.entry.get<string>('collection')
    const { name } = await ask<{ name: string }>(`address?title=${encodeURIComponent(from ?? this.title())}&collection=${collection}`)
    if (!this.state.isTouched) this.props.onChange(name)
  },
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID } = this.props
    if (!this.isNew())
      return h('p', { id: forID, className: 'win-fixed', title: texts.address['fixed'] }, h('bdi', { dir: 'ltr' }, String(value ?? '')))
    const change = (next: string) => {
      this.setState({ isTouched: true })
      onChange(next.toLowerCase().replace(/[^a-z0-9א-ת-]/g, '-'))
    }
    // What was typed in Hebrew is written in Latin letters once it is complete.
    const leave = () => {
      if (!/[א-ת]/.test(String(value))) return
      this.setState({ isTouched: false })
      void this.suggest(String(value)).then(() => this.setState({ isTouched: true }))
    }
    const again = () => {
      this.setState({ isTouched: false })
      void this.suggest()
    }
    return h(
      'div',
      { className: 'win-row' },
      input(String(value ?? ''), change, { id: forID, dir: 'ltr', autoComplete: 'off', spellCheck: false, onBlur: leave }),
      button(texts.address['suggest'], again),
    )
  },
})
