/**
 * Collects what is asked for within one turn of the event loop and does it together: one wait for the disk serves all.
 * If the group fails, each is done alone, so that a resume too large for the disk takes nobody with it.
 */
export function createGroupCommit<Item, Result>(commit: (items: Item[]) => Result[]) {
  let group: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []

  function flush(): void {
    const members = group
    group = []
    try {
      const results = commit(members.map(({ item }) => item))
      for (const [place, { resolve }] of members.entries()) resolve(results[place] as Result)
    } catch (error) {
      if (members.length === 1) members[0]?.reject(error)
      else for (const member of members) flushAlone(member)
    }
  }

  function flushAlone({ item, resolve, reject }: (typeof group)[number]): void {
    try {
      resolve(commit([item])[0] as Result)
    } catch (error) {
      reject(error)
    }
  }

  return function add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (group.push({ item, resolve, reject }) === 1) setImmediate(flush)
    })
  }
}
