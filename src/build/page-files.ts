const folder = 'src/content/pages'
/** Pages that show what the kit can do. They are part of test builds only. */
const examples = 'src/content/examples'

/** Where pages are: the owner's, and in a test build the examples of the kit. */
export function pageFiles(env: Record<string, string | undefined>) {
  return { base: '.', pattern: [`${folder}/**/*.yaml`, ...(env['KIT_EXAMPLES'] ? [`${examples}/*.yaml`] : [])] }
}

/** A page's name is its file's, and its address too. A page that is not drawn must say what it is made of. */
export function pageId(drawn: string[]): (options: { entry: string; data: Record<string, unknown> }) => string {
  return ({ entry, data }) => {
    const id = entry
      .replace(`${folder}/`, '')
      .replace(`${examples}/`, '')
      .replace(/\.yaml$/, '')
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(id)) {
      throw new Error(
        `${entry}: the name of the file is the address of the page, so it may hold only small Latin letters, digits and dashes`,
      )
    }
    if (!drawn.includes(id) && !('sections' in data)) throw new Error(`${entry} has no "sections": the list of what is on the page`)
    return id
  }
}
