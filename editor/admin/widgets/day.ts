import { component, type WidgetProps } from '../decap/decap.ts'
import { focusInside, input } from './controls.ts'

/** A date input. Files contain dd.mm.yyyy. */
export const Day = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID } = this.props
    const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(String(value ?? '')) ?? []
    const change = (iso: string) => onChange(iso ? iso.split('-').reverse().join('.') : undefined)
    return input(year ? `${year}-${month}-${day}` : '', change, { id: forID, type: 'date', dir: 'ltr' })
  },
})

/** A time input. */
export const Time = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID } = this.props
    return input(String(value ?? ''), (next) => onChange(next || undefined), { id: forID, type: 'time', dir: 'ltr' })
  },
})
