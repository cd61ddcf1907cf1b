import { ask, sayNoAnswer } from './gateway.ts'

type Group = Record<string, string>

export interface Texts {
  title: string
  loading: string
  close: string
  remove: string
  none: string
  choose: string
  length: string
  fact: string
  action: Group
  picture: Group
  shelves: Group
  icon: Group
  address: Group
  markdown: Group
  places: Group
  preview: Group
  bar: Group
  menus: Group
  clash: Group
  report: Group
  desk: Group
  enquiries: Group
  enquiryStates: Group
  enquiryStatuses: Group
  search: Group
  history: Group
  changedAgain: Group
  launch: Group
  start: Group
  share: Group
  kinds: string
  builderNames: Group
  /** Texts of Decap itself, in its own structure. */
  builder: { editor: { editorToolbar: Group; editor: Group } }
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
}

/** Forms and texts, loaded once before anything is rendered. */
export const config = await ask<Config>('config')
export const { texts } = config
sayNoAnswer(texts.bar['noAnswer'] ?? '')

/** The beginning of a text, enough to recognise it. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 50 ? `${line.slice(0, 48)}…` : line
}

export function fill(sentence: string | undefined, values: Record<string, string | number>): string {
  return (sentence ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
