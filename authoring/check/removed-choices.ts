import { allRoles } from '../../src/schemas/role.ts'
import { allTopics } from '../../src/schemas/topic.ts'
import type { Complaint } from '../explain/complaint.ts'
import { contentFiles } from '../launch/content-files.ts'
import { isData } from '../merge/plain-data.ts'

/** The lists of choices (src/schemas/option.ts), and the fields of other files that refer to them. */
const lists: Record<string, { all: { id: string; label: string }[]; fields: string[] }> = {
  roles: { all: allRoles, fields: ['position'] },
  topics: { all: allTopics, fields: ['topic', 'topics'] },
}

/**
 * Reports choices that this change removes from a list while another file still uses them. Once saved, the other file's own check reports
 * it.
 */
export function removedChoicesInUse(file: string, data: Record<string, unknown>, root = '.'): Complaint[] {
  const [, name = ''] = /^src\/content\/(roles|topics)\//.exec(file) ?? []
  const list = lists[name]
  if (!list) return []
  const items: unknown = data[name]
  const staying = Array.isArray(items) ? items.flatMap((item) => (isData(item) ? [item['id']] : [])) : []
  const gone = list.all.filter(({ id }) => !staying.includes(id))
  if (gone.length === 0) return []
  const named = contentFiles(root).map(({ path, data: content }) => ({ path, content, ids: idsIn(content, list.fields) }))
  return gone.flatMap(({ id, label }) => {
    const holder = named.find(({ ids }) => ids.includes(id))
    if (!holder) return []
    const { title, label: short } = isData(holder.content) ? holder.content : {}
    return [
      {
        path: [name],
        hebrew: `„${label}” עוד בשימוש ב„${String(short ?? title ?? holder.path).replaceAll('*', '')}”. קודם בוחרים שם משהו אחר`,
        english: `"${id}" is still used in ${holder.path}: choose something else there first`,
      },
    ]
  })
}

function idsIn(value: unknown, fields: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, fields))
  if (!isData(value)) return []
  return Object.entries(value).flatMap(([name, item]) => (fields.includes(name) ? [item].flat() : idsIn(item, fields)))
}
