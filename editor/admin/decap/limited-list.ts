import { CMS, type Element, type Immutable } from './decap.ts'

interface ListProps {
  field: Immutable & { set(name: string, value: unknown): ListProps['field'] }
  value?: { size: number }
}

type ListControl = new (props: ListProps) => { props: ListProps; render(): Element }

/** A list has no add button once it has as many items as the site can show (`limit`). Decap itself would only refuse to save. */
export function limitLists(): void {
  const { control, preview, schema } = CMS.getWidget('list')
  class LimitedList extends (control as ListControl) {
    override render() {
      const { props } = this
      const limit = props.field.get<number | undefined>('limit')
      if (limit === undefined || (props.value?.size ?? 0) < limit) return super.render()
      this.props = { ...props, field: props.field.set('allow_add', false) }
      try {
        return super.render()
      } finally {
        this.props = props
      }
    }
  }
  CMS.registerWidget('list', LimitedList, preview, schema)
}
