import { component, h, type WidgetProps } from '../decap/decap.ts'
import { request } from '../session/api.ts'
import { texts } from '../session/texts.ts'
import { button, focusInside, input } from './controls.ts'

interface Own {
  watch?: ReturnType<typeof setInterval>
  seen: string
  suggesting: Promise<void>
  follow(): Promise<void>
  suggest(from?: string): Promise<void>
  isNew(): boolean
  title(): string
}

/** Updates the suggestion while the form of a new entry is open. */
let follow: (() => Promise<void>) | undefined

/**
 * Waits for the address that follows from the title. A save pressed right after typing the title would otherwise fail without an address.
 */
export async function addressSettled(): Promise<void> {
  // If this fails, the form reports the missing address.
  await follow?.().catch(() => undefined)
}

/**
 * The file name, which is also the address: suggested from the title, editable for a new entry, then fixed. Not shown for an entry without
 * an address (fields.css), but still made from its title.
 */
export const Address = component<WidgetProps, { isTouched: boolean }, Own>({
  getInitialState: () => ({ isTouched: false }),
  seen: '',
  suggesting: Promise.resolve(),
  isNew() {
    return this.props.entry.get<boolean>('newRecord') === true
  },
  title() {
    const value = (name: string) => this.props.getEntry().getIn<unknown>(['data', name])
    // The title is the fallback while a page has no short name.
    return String(value(this.props.field.get<string>('from')) || value('title') || '')
  },
  componentDidMount() {
    if (!this.isNew()) return
    this.seen = this.title()
    // A copy starts with the address of its original.
    const { value } = this.props
    if (value) this.suggesting = this.suggest(String(value))
    follow = this.follow
    // Decap only passes a control its own value, so the title has to be polled.
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
      this.suggesting = this.suggest()
    }
    return this.suggesting
  },
  async suggest(from) {
    const collection = this.props.entry.get<string>('collection')
    const { name } = await request<{ name: string }>(`address?title=${encodeURIComponent(from ?? this.title())}&collection=${collection}`)
    if (!this.state.isTouched) this.props.onChange(name)
  },
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID, field } = this.props
    if (field.get<boolean | undefined>('isHidden')) return h('span', { id: forID, className: 'win-no-address' })
    if (!this.isNew())
      return h('p', { id: forID, className: 'win-fixed', title: texts.address['fixed'] }, h('bdi', { dir: 'ltr' }, String(value ?? '')))
    const change = (next: string) => {
      this.setState({ isTouched: true })
      onChange(next.toLowerCase().replace(/[^a-z0-9א-ת-]/g, '-'))
    }
    // Hebrew input is transliterated on blur.
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
