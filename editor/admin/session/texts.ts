import { request, setNoAnswerMessage } from './api.ts'

type Group = Record<string, string>

export interface Texts {
  title: string
  close: string
  remove: string
  none: string
  choose: string
  length: string
  halfTyped: Record<'date' | 'time', string>
  fact: string
  action: Group
  picture: Group
  pictureFolders: Group
  icon: Group
  address: Group
  markdown: Group
  places: Group
  preview: Group
  statusBar: Group
  menus: Group
  damaged: Group
  conflict: Group
  report: Group
  screens: Group
  enquiries: Group
  enquiryStates: Group
  enquiryStatuses: Group
  search: Group
  history: Group
  revertConflict: Group
  launch: Group
  start: Group
  share: Group
  sectionTypes: string
  /** Names for parts of Decap that have none, or an English one. */
  decapNames: Group
  /** Texts of Decap itself, in its own structure. */
  decap: { editor: { editorToolbar: Group; editor: Group } }
}

export interface Config {
  collections: {
    name: string
    label: string
    label_singular?: string
    files?: { name: string; label: string; file: string }[]
    folder?: string
    extension?: string
    create?: boolean
  }[]
  texts: Texts
  /** Facts that texts can use as {{phone}}, with their values. */
  facts: Record<string, string>
  /** Minimum length of a picture's description. */
  minAltLength: number
}

/** Forms and texts, loaded once before anything is rendered. */
export const config = await request<Config>('config')
export const { texts } = config
setNoAnswerMessage(texts.statusBar['noAnswer'] ?? '')

/** The beginning of a text, enough to recognise it. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 50 ? `${line.slice(0, 48)}…` : line
}

export function fill(sentence: string | undefined, values: Record<string, string | number>): string {
  return (sentence ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
