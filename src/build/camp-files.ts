const folder = 'src/content/camps'
/** Camps that show what a camp can be. They are part of test builds only: their pages are built, and no list of camps has them. */
const examples = 'src/content/examples/camps'
const mark = 'example-'

/** Where camps are: the owner's, and in a test build the examples. */
export function campFiles(env: Record<string, string | undefined>) {
  return { base: '.', pattern: [`${folder}/*.yaml`, ...(env['KIT_EXAMPLES'] ? [`${examples}/*.yaml`] : [])] }
}

/** A camp's id is its file's name; the id of an example is marked as one. */
export function campId({ entry }: { entry: string }): string {
  const name = entry.replace(/^.*\//, '').replace(/\.yaml$/, '')
  return entry.startsWith(examples) ? `${mark}${name}` : name
}

export function isExample({ id }: { id: string }): boolean {
  return id.startsWith(mark)
}
