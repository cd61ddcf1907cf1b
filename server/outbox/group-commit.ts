interface Member<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Collects the items of one turn of the event loop and commits them together: one sync serves all of them, and none resolves before it.
 * If the group fails, each item is committed alone, so that a resume too large for the disk does not fail the others.
 */
export function createGroupCommit<Item, Result>(commit: (items: Item[]) => Result[], sync: () => Promise<void>) {
  let group: Member<Item, Result>[] = []

  async function settle(members: Member<Item, Result>[]): Promise<void> {
    try {
      const results = commit(members.map(({ item }) => item))
      // A commit may survive even if its sync failed. When it is repeated, it is recognised and not stored twice.
      await sync()
      for (const [place, { resolve }] of members.entries()) resolve(results[place] as Result)
    } catch (error) {
      if (members.length === 1) members[0]?.reject(error)
      else for (const member of members) void settle([member])
    }
  }

  function flush(): void {
    void settle(group)
    group = []
  }

  return function add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (group.push({ item, resolve, reject }) === 1) setImmediate(flush)
    })
  }
}
