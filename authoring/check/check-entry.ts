import { ownerFile } from '../../src/config/owner-file.ts'
import { missingFacts } from '../../src/schemas/camps/camp-stage.ts'
import { collectionOf, folderOf } from '../content/collection-of.ts'
import { entryNames } from '../content/entry-names.ts'
import { referencesIn } from '../content/references.ts'
import { schemas } from '../content/schemas.ts'
import { bothLanguages, type Complaint } from '../explain/complaint.ts'
import { explainIssue } from '../explain/explain-issue.ts'
import { fieldAbove } from '../explain/field-above.ts'
import { nearestName } from '../explain/nearest-name.ts'
import { fieldsOf } from '../fields/fields-of.ts'
import { readLabels } from '../fields/labels.ts'
import { type Data, valueAt } from '../merge/plain-data.ts'
import { complaintsAboutAddressesInTexts } from './check-addresses-in-texts.ts'
import { complaintsAboutAsterisks } from './check-asterisks.ts'
import { complaintsAboutCharacters } from './check-characters.ts'
import { complaintsAboutHeadings } from './check-headings.ts'
import { checkOwnerFacts } from './check-owner-facts.ts'
import { complaintsAboutPictures } from './check-pictures.ts'
import { complaintsAboutPrices } from './check-prices.ts'
import { complaintsAboutWeekdays } from './check-weekdays.ts'
import { complaintsAboutWords } from './check-words.ts'

/** Checks a file against the build's schemas and rules, before it is built or even saved. */
export function checkEntry(path: string, data: Data): Complaint[] {
  if (path.startsWith('src/content/interface/'))
    return [...complaintsAboutWords(data), ...complaintsAboutCharacters(data), ...complaintsAboutAddressesInTexts(data)]
  if (path === ownerFile) return checkOwnerFacts(data)
  return [
    ...brokenRules(path, data),
    ...emptyText(path, data),
    ...deadReferences(path, data),
    ...complaintsAboutHeadings(path, data),
    ...complaintsAboutPictures(data),
    ...complaintsAboutPrices(path, data),
    ...complaintsAboutWeekdays(path, data),
    ...complaintsAboutCharacters(data),
    ...complaintsAboutAddressesInTexts(data),
    ...complaintsAboutAsterisks(data),
  ]
}

function brokenRules(path: string, data: Data): Complaint[] {
  const schema = schemas.get(collectionOf(path) ?? '')
  if (!schema) throw new Error(`${path} belongs to no collection`)
  // The body of a Markdown file is not part of its schema.
  const { body: _, ...fields } = data
  const schemaData = path.endsWith('.md') ? fields : data
  const issues = schema.safeParse(schemaData).error?.issues ?? []
  // The schema checks these only when everything else is valid, but the owner should see all missing fields at once.
  const reported = new Set(issues.map((issue) => issue.path.join('.')))
  const missing =
    issues.length > 0 && collectionOf(path) === 'camps' ? missingFacts(data).filter((fact) => !reported.has(fact.path.join('.'))) : []
  const missingComplaints = missing.map((fact) => ({ path: fact.path, ...bothLanguages(fact.message) }))
  const now = issues.flatMap((issue) => {
    const where = issue.path as (string | number)[]
    // Each unknown field gets its own complaint, at its own line.
    const each =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ issue: { ...issue, keys: [key] }, path: [...where, key] }))
        : [{ issue, path: where }]
    const above = valueAt(schemaData, where) === undefined ? fieldAbove(schema, schemaData, where) : undefined
    return each.map(({ issue: one, path: at }) => ({
      path: at,
      ...(above && { below: [...at.slice(0, -1), above] }),
      ...explainIssue(one, valueAt(schemaData, where), schema, schemaData),
    }))
  })
  return [...now, ...missingComplaints]
}

/** An article or a legal page without a text. */
function emptyText(path: string, { body }: Data): Complaint[] {
  if (!path.endsWith('.md') || String(body ?? '').trim() !== '') return []
  return [{ path: ['body'], hebrew: 'הטקסט ריק. כותבים אותו כאן', english: 'the text is empty: write it below the front matter' }]
}

/** References to entries that do not exist. */
function deadReferences(path: string, data: Data): Complaint[] {
  return referencesIn(fieldsOf(path, data), data).flatMap(({ path: at, collection, id }) => {
    const folder = folderOf(collection)
    const names = entryNames(folder)
    if (names.includes(id)) return []
    const near = nearestName(id, names)
    const labels = readLabels()
    return [
      {
        path: at,
        hebrew: `אין „${id}” ב„${labels.collections[folder]?.label ?? folder}”. ${near ? `התכוונתם ל„${near}”?` : 'בוחרים אחר, או מוחקים את השורה'}`,
        english: `there is no "${id}" in src/content/${folder}${near ? `, did you mean "${near}"?` : ''}`,
      },
    ]
  })
}
