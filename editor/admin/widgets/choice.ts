import { component, type WidgetProps } from '../decap/decap.ts'
import { texts } from '../session/texts.ts'
import { focusInside, select } from './controls.ts'

interface Option {
  label: string
  value: unknown
}

/** A select whose values keep their type: a number stays a number. */
export const Choice = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { field, value, onChange, forID } = this.props
    const options = field.get<{ toJS(): Option[] }>('options').toJS()
    const at = options.findIndex((option) => option.value === value)
    const shown = options.map(({ label }, index) => ({ label, value: String(index) }))
    const isOptional = field.get('required') === false
    const mayBeNone = at < 0 || isOptional
    return select(
      [...(mayBeNone ? [{ label: isOptional ? texts.none : texts.choose, value: '-1' }] : []), ...shown],
      String(at),
      (index) => onChange(options[Number(index)]?.value),
      { id: forID },
    )
  },
})
