const folder = 'src/content/pages'
/** Pages that demonstrate the kit, in test builds only. */
const examples = 'src/content/examples'

/** File patterns of the owner's pages and, in a test build, of the examples of the kit. */
export function pageFiles(env: Record<string, string | undefined>) {
  return { base: '.', pattern: [`${folder}/**/*.yaml`, ...(env['KIT_EXAMPLES'] ? [`${examples}/*.yaml`] : [])] }
}

/** The id of a page is the path of its file, and its address. A page without a file in src/pages (`drawn`) must list its sections. */
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
