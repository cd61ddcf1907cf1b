import { component, type WidgetProps } from '../decap/decap.ts'
import { request } from '../session/api.ts'
import { texts } from '../session/texts.ts'
import { focusInside, select } from './controls.ts'

interface Option {
  value: string
  label: string
}

const known = new Map<string, Promise<Option[]>>()

/** A select of the entries of another collection, by title. */
export const Reference = component<WidgetProps, { options: Option[] }>({
  getInitialState: () => ({ options: [] }),
  componentDidMount() {
    const collection = this.props.field.get<string>('collection')
    const loading = known.get(collection) ?? request<Option[]>(`choices?collection=${collection}`)
    known.set(collection, loading)
    void loading.then((options) => this.setState({ options }))
    // Expires soon, so that new entries appear next time.
    void loading.finally(() => setTimeout(() => known.delete(collection), 5_000))
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
