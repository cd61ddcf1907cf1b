import { component, h, type WidgetProps } from '../decap.ts'
import { texts } from '../texts.ts'
import { Crop } from './crop.ts'
import { button, focusInside } from './parts.ts'
import { Shelf, thumbnail } from './shelf.ts'

/** A picture of the site, chosen among those that are there or brought from the computer. */
export const Picture = component<WidgetProps, { isOpen: boolean }>({
  getInitialState: () => ({ isOpen: false }),
  focus() {
    focusInside(this.props.forID)
  },
  render() {
    const { value, onChange, forID, field, entry } = this.props
    const { isOpen } = this.state
    const src = String(value ?? '')
    const shapes = field.get<{ toJS(): string[] } | undefined>('crops')?.toJS() ?? []
    const choose = (next: string) => {
      onChange(next)
      this.setState({ isOpen: false })
    }
    return h(
      'div',
      { id: forID, className: 'win-box' },
      h(
        'div',
        { className: 'win-row' },
        Boolean(src) && thumbnail(src),
        button(isOpen ? texts.close : src ? texts.picture['change'] : texts.picture['choose'], () => this.setState({ isOpen: !isOpen }), {
          'aria-expanded': isOpen,
        }),
        Boolean(src) && field.get('required') === false && button(texts.remove, () => onChange(undefined)),
      ),
      Boolean(src) && shapes.length > 0 && h(Crop, { key: src, src, shapes }),
      isOpen && h(Shelf, { entry, value: src, onChoose: choose }),
    )
  },
})
