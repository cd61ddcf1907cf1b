import { component, h, type WidgetProps } from '../decap.ts'
import { fill, texts } from '../texts.ts'
import { focusInside, textarea } from './parts.ts'

/** Texts, on as many lines as they need. Where their length is limited, the form counts along. */
export const Text = component<WidgetProps>({
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID, field, setActiveStyle, setInactiveStyle } = this.props
    const text = String(value ?? '')
    const limits = field.get<{ toJS(): { min?: number; max?: number } } | undefined>('length')?.toJS()
    const { min = 0, max } = limits ?? {}
    const length = text.trim().length
    const isFine = length >= min && length <= (max ?? length)
    const area = textarea(text, onChange, {
      id: forID,
      rows: 1,
      dir: 'auto',
      className: 'win-input win-text',
      onFocus: setActiveStyle,
      onBlur: setInactiveStyle,
    })
    if (!max) return area
    return h('div', null, area, h('p', { className: isFine ? 'win-hint' : 'win-problem' }, fill(texts.length, { n: length, max })))
  },
})
