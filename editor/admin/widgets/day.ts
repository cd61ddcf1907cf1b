import { component, h, type WidgetProps } from '../decap/decap.ts'
import { texts } from '../session/texts.ts'
import { focusInside, input } from './controls.ts'
import { announceHalfTyped, isHalfTyped } from './half-typed.ts'

/** A date input. Files contain dd.mm.yyyy. */
export const Day = inParts('date', {
  toInput: (value) => value.replace(/^(\d{2})\.(\d{2})\.(\d{4})$|^.*$/, (_, day, month, year) => (year ? `${year}-${month}-${day}` : '')),
  toForm: (typed) => typed.split('-').reverse().join('.'),
})

/** A time input. */
export const Time = inParts('time', { toInput: (value) => value, toForm: (typed) => typed })

interface Conversion {
  toInput(value: string): string
  toForm(typed: string): string
}

/** An input of several parts. Half typed, it has no value, so saving would lose what was typed: refuses that, and says so. */
function inParts(type: 'date' | 'time', { toInput, toForm }: Conversion): unknown {
  return component<WidgetProps, { isHalfTyped: boolean }, { isValid(): boolean }>({
    getInitialState: () => ({ isHalfTyped: false }),
    focus() {
      focusInside(this.props.forID)
    },
    /** Decap calls this before it saves. */
    isValid() {
      const control = document.getElementById(this.props.forID)
      const isHalf = control instanceof HTMLInputElement && isHalfTyped(control)
      if (isHalf !== this.state.isHalfTyped) {
        this.setState({ isHalfTyped: isHalf })
        announceHalfTyped()
      }
      return !isHalf
    },
    render() {
      const { value, onChange, forID, validate } = this.props
      const isHalf = this.state.isHalfTyped
      return h(
        'div',
        null,
        input(toInput(String(value ?? '')), (typed) => onChange(typed ? toForm(typed) : undefined), {
          id: forID,
          type,
          dir: 'ltr',
          'aria-invalid': isHalf,
          onBlur: this.isValid,
          // Emptying the last part changes no value.
          onKeyUp: () => isHalf && validate(),
        }),
        isHalf && h('p', { className: 'win-problem', role: 'alert' }, texts.halfTyped[type]),
      )
    },
  })
}
