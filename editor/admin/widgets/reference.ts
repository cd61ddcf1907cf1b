import { component, type WidgetProps } from '../decap.ts'
import { ask } from '../gateway.ts'
import { texts } from '../texts.ts'
import { focusInside, select } from './parts.ts'

interface Option {
  value: string
  label: string
}

const known = new Map<string, Promise<Option[]>>()

/** An entry of another collection, by its title. */
export const Reference = component<WidgetProps, { options: Option[] }>({
  getInitialState: () => ({ options: [] }),
  componentDidMount() {
    const collection = this.props.field.get<string>('collection')
    const asked = known.get(collection) ?? ask<Option[]>(`choices?collection=${collection}`)
    known.set(collection, asked)
    void asked.then((options) => this.setState({ options }))
    // What is added meanwhile is there the next time.
    void asked.finally(() => setTimeout(() => known.delete(collection), 5_000))
  },
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID } = this.props
    const { options } = this.state
    const isKnown = options.some((option) => option.value === value)
    const all = [
      { value: '', label: texts.choose },
      ...options,
      ...(value && !isKnown ? [{ value: String(value), label: String(value) }] : []),
    ]
    return select(all, String(value ?? ''), (next) => onChange(next || undefined), { id: forID })
  },
})
