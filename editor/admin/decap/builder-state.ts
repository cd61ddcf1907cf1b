/** The parts of Decap's state that are used here. They are Immutable maps. */
export interface Draft {
  get(name: string): unknown
  getIn(path: string[]): unknown
}

export interface SavedEntry extends Draft {
  toJS(): unknown
}

export interface Store {
  getState(): { entryDraft: Draft }
  dispatch(action: { type: string; payload?: unknown }): void
  subscribe(listener: () => void): () => void
}

interface Fiber {
  child?: Fiber
  sibling?: Fiber
  memoizedProps?: { store?: Store } | null
  stateNode?: { current?: Fiber; createBackup?: { flush(): void; cancel(): void } } | null
}

/** Decap does not expose its store, so it is taken from React's fiber tree. */
export function builderStore(): Store | undefined {
  return inBuilder(({ memoizedProps }) => memoizedProps?.store)
}

export function inBuilder<Found>(find: (fiber: Fiber) => Found | undefined): Found | undefined {
  const root = document.getElementById('nc-root')
  const name = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer$'))
  return name ? search((root as unknown as Record<string, Fiber>)[name]?.stateNode?.current, find) : undefined
}

function search<Found>(fiber: Fiber | undefined, find: (fiber: Fiber) => Found | undefined): Found | undefined {
  return fiber && (find(fiber) ?? search(fiber.child, find) ?? search(fiber.sibling, find))
}
