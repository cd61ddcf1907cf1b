import { mkdirSync, writeFileSync } from 'node:fs'
import { folderOf } from '../content/collection-of.ts'
import { collectionShapes } from './collection-shapes.ts'
import { jsonSchema } from './json-schema.ts'
import { labelBook, readLabels } from './labels.ts'

const folder = '.vscode/schemas'

/** Writes a JSON schema for each collection, and the VS Code settings that map them to the content files. */
export function writeVsCodeSchemas(): void {
  const book = labelBook(readLabels())
  const files: Record<string, string[]> = {}
  mkdirSync(folder, { recursive: true })
  for (const [name, fields] of collectionShapes) {
    if (['articles', 'legal', 'owner', 'roles', 'topics'].includes(name)) continue
    const isDrawn = name.startsWith('page-')
    const place = isDrawn ? ['drawn', name.slice(5)] : [name]
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(jsonSchema(fields, book, place), null, 1)}\n`)
    files[`./${folder}/${name}.json`] = [isDrawn ? `src/content/pages/${name.slice(5)}.yaml` : `src/content/${folderOf(name)}/*.yaml`]
  }
  // The pages of the kit are all files in the folder except the route pages.
  const drawn = Object.values(files)
    .flat()
    .filter((file) => /pages\/[a-z-]+\.yaml$/.test(file))
  files[`./${folder}/pages.json`] = ['src/content/pages/*.yaml', ...drawn.map((file) => `!${file}`)]
  writeFileSync('.vscode/settings.json', `${JSON.stringify({ 'yaml.schemas': files }, null, 2)}\n`)
  writeFileSync(
    '.vscode/extensions.json',
    `${JSON.stringify({ recommendations: ['redhat.vscode-yaml', 'astro-build.astro-vscode', 'biomejs.biome'] }, null, 2)}\n`,
  )
}
