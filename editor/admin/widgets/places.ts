import { component, h, type WidgetProps } from '../decap/decap.ts'
import { texts } from '../session/texts.ts'
import { focusInside, input, select } from './controls.ts'

interface Option {
  label: string
  value: string
}

/** A select of a few words, or a number. */
export const Places = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { field, value, onChange, forID } = this.props
    const options = field.get<{ toJS(): Option[] }>('options').toJS()
    const isNumber = value !== undefined && value !== null && value !== '' && !options.some((option) => option.value === value)
    const all = [{ label: texts.places['open'] ?? '', value: '' }, ...options, { label: texts.places['number'] ?? '', value: 'number' }]
    const chosen = isNumber ? 'number' : String(value ?? '')
    return h(
      'div',
      { className: 'win-row' },
      select(all, chosen, (next) => onChange(next === 'number' ? '10' : next), { id: forID }),
      isNumber &&
        input(String(value), (next) => onChange(next.replace(/[^\d.]/g, '')), {
          inputMode: 'numeric',
          dir: 'ltr',
          'aria-label': texts.places['number'],
        }),
    )
  },
})
