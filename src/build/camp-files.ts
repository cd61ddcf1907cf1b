const folder = 'src/content/camps'
/** Example camps, in test builds only: their pages are built, but no list of camps includes them. */
const examples = 'src/content/examples/camps'
const examplePrefix = 'example-'

/** File patterns of the owner's camps and, in a test build, of the examples. */
export function campFiles(env: Record<string, string | undefined>) {
  return { base: '.', pattern: [`${folder}/*.yaml`, ...(env['KIT_EXAMPLES'] ? [`${examples}/*.yaml`] : [])] }
}

/** The id of a camp is the name of its file; the id of an example has a prefix. */
export function campId({ entry }: { entry: string }): string {
  const name = entry.replace(/^.*\//, '').replace(/\.yaml$/, '')
  return entry.startsWith(examples) ? `${examplePrefix}${name}` : name
}

export function isExample({ id }: { id: string }): boolean {
  return id.startsWith(examplePrefix)
}
