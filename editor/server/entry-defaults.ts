import { contentPaths } from '../../authoring/content/content-paths.ts'
import { parseContentFile } from '../../authoring/content/parse-content.ts'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'
import { israelDay } from '../../src/lib/days/israel-time.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import type { EditorCollection } from '../forms/decap-collections.ts'
import { message } from '../gateway/owner-error.ts'

interface Field {
  name: string
  fields?: Field[]
  [name: string]: unknown
}

/**
 * Sets default values for new entries: an article gets today's date and the closing offer of the latest article, a page gets the home
 * page's share picture.
 */
export function withDefaults(collection: EditorCollection, root: string, now = new Date()): EditorCollection {
  const begin = defaults[collection.name]?.(root, now)
  return begin ? { ...collection, fields: (collection['fields'] as Field[]).map(begin) } : collection
}

const defaults: Partial<Record<string, (root: string, now: Date) => (field: Field) => Field>> = {
  articles(root, now) {
    const today = israelDay(now).split('-').reverse().join('.')
    const { closing } = latestArticle(root)
    return (field) => {
      if (field.name === 'date') return { ...field, default: today }
      return field.name === 'closing' && isData(closing) ? { ...filled(field, closing), hint: message('closingAsBefore') } : field
    }
  },
  pages(root) {
    const { share } = parseContentFile(root, 'src/content/pages/index.yaml') ?? {}
    // Copies no sample flag: it belongs to the home page, and the owner may choose a real picture.
    const picture = isData(share) && { src: share['src'], alt: share['alt'] }
    return (field) => (field.name === 'share' && picture ? { ...filled(field, picture), hint: message('shareAsHome') } : field)
  },
}

function latestArticle(root: string): Data {
  const articles = contentPaths(root)
    .filter((path) => path.startsWith('src/content/articles/'))
    .map((path) => parseContentFile(root, path) ?? {})
  const day = ({ date }: Data) => readPrintedDate(String(date))?.iso ?? ''
  return articles.toSorted((one, other) => day(other).localeCompare(day(one)))[0] ?? {}
}

function filled(field: Field, values: Data): Field {
  const fields = (field.fields ?? []).map((one) => (values[one.name] === undefined ? one : { ...one, default: values[one.name] }))
  return { ...field, fields }
}
