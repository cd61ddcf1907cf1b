import { component, h, type WidgetProps } from '../decap/decap.ts'

/**
 * A heading that toggles the fields after it; fields.css hides them while it is collapsed. Starts expanded if one of them is required and
 * none has a value yet.
 */
export const Fold = component<WidgetProps, { isOpen: boolean }>({
  getInitialState: () => ({ isOpen: false }),
  componentDidMount() {
    if (!this.props.field.get<boolean>('asks')) return
    const field = document.getElementById(this.props.forID)?.parentElement
    const texts = [...(field?.parentElement?.querySelectorAll<HTMLTextAreaElement>(':scope > * > * > textarea') ?? [])]
    const inside = texts.filter((text) => field && field.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
    this.setState({ isOpen: inside.every(({ value }) => value === '') })
  },
  render() {
    const { field, forID } = this.props
    const { isOpen } = this.state
    const press = () => this.setState({ isOpen: !isOpen })
    return h(
      'button',
      { id: forID, type: 'button', className: 'win-button win-fold', 'aria-expanded': isOpen, onClick: press },
      field.get<string>('label'),
    )
  },
})
