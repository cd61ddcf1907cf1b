/** The part of Decap that is used here. It is global on `window`, and passes Immutable collections to widgets. */
export interface Immutable {
  get<Value = unknown>(name: string): Value
  getIn<Value = unknown>(path: (string | number)[]): Value
  toJS(): unknown
}

export type Element = unknown

export interface WidgetProps {
  value: unknown
  field: Immutable
  forID: string
  classNameWrapper: string
  /** Ids of the surrounding groups; equal for fields of one group. */
  parentIds: string[]
  entry: Immutable
  /** The current entry; `entry` is the state when the form was opened. */
  getEntry(): Immutable
  onChange(value: unknown): void
  setActiveStyle(): void
  setInactiveStyle(): void
  validate(): void
}

export interface PreviewProps {
  entry: Immutable
  collection: Immutable
}

interface Spec<Props, State> {
  getInitialState?(): State
  render(): Element
  componentDidMount?(): void
  componentDidUpdate?(before: Props): void
  componentWillUnmount?(): void
  focus?(): void
}

interface Instance<Props, State> {
  props: Props
  state: State
  setState(change: Partial<State>): void
}

interface Cms {
  registerWidget(name: string, control: unknown, preview?: unknown, schema?: unknown): void
  getWidget(name: string): { control: unknown; preview: unknown; schema: unknown }
  registerPreviewTemplate(name: string, preview: unknown): void
  registerLocale(name: string, texts: unknown): void
  getLocale(name: string): Record<string, unknown>
  registerEventListener(listener: { name: string; handler(event: { entry: PreviewProps['entry'] }): void }): void
  init(options: { config: unknown }): void
}

interface BuilderWindow {
  CMS: Cms
  h(type: unknown, props?: object | null, ...children: unknown[]): Element
  createClass(spec: object): unknown
}

const builder = window as unknown as BuilderWindow

export const { CMS, h } = builder

/** Creates a component with Decap's own React. State of one instance is in `this`. */
export function component<Props, State = object, Own = object>(
  spec: Spec<Props, State> & Own & ThisType<Instance<Props, State> & Spec<Props, State> & Own>,
): unknown {
  return builder.createClass(spec)
}
