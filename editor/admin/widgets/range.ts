import { component, h, type WidgetProps } from '../decap/decap.ts'
import { focusInside, input } from './controls.ts'

/** Label and unit of one end of the range. */
interface Row {
  label: string
  hint?: string
}

type Ends = [from: unknown, to: unknown]

/** Two number inputs, from and to, in labelled rows. */
export const Range = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value: given, field, onChange, forID } = this.props
    const value = (given && typeof given === 'object' && 'toJS' in given ? (given as { toJS(): Ends }).toJS() : (given ?? ['', ''])) as Ends
    const rows = field.get<{ toJS(): Row[] }>('rows').toJS()
    const change = (row: number, typed: string) => {
      const next = rows.map((_, index) => (index === row ? (typed === '' ? '' : Number(typed)) : (value[index] ?? '')))
      onChange(next.some((one) => one !== '') ? next : undefined)
    }
    return h(
      'div',
      { className: 'win-box' },
      ...rows.map(({ label, hint }, row) =>
        h(
          'label',
          { key: label, className: 'win-range-row' },
          h('span', null, label),
          input(String(value[row] ?? ''), (typed) => change(row, typed), {
            ...(row === 0 && { id: forID }),
            type: 'number',
            min: 1,
            inputMode: 'numeric',
            dir: 'ltr',
          }),
          h('span', null, hint),
        ),
      ),
    )
  },
})
