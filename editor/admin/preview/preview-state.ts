import type { Placeholder } from '../../gateway/preview/placeholders.ts'
import type { PreviewNote } from '../../gateway/preview/preview-note.ts'
import type { ReportLine } from '../../gateway/publishing/report.ts'
import type { FoundText } from '../../gateway/screens/find-texts.ts'
import type { PreviewProps } from '../decap/decap.ts'

export interface PreviewState {
  address: string
  note: string
  /** Where an entry that no page shows can be added. */
  places: PreviewNote['places']
  /** The menus that contain the page. */
  menus?: string[] | undefined
  /** The form has an error, so the page still shows an earlier state. */
  isBehind: boolean
  /** Placeholders that a new page shows for empty fields. */
  placeholders: Placeholder[]
  /** The page is loading. */
  isLoading: boolean
  isPhone: boolean
  isNight: boolean
  /** Preview the page as on this day instead of today. */
  today: string
  /** Why the page can't be shown, and the field that can fix it. */
  problem: string
  problemAt?: ReportLine | undefined
  /** Fields in other forms that contain the pressed text; empty if there are none. */
  elsewhere?: FoundText[] | undefined
}

export type Form = Record<string, unknown>

/** The component, as its parts see it. */
export interface PreviewHost {
  entry(): PreviewProps['entry']
  state(): PreviewState
  setState(change: Partial<PreviewState>): void
}

export function initialState(): PreviewState {
  return {
    address: '',
    note: '',
    places: [],
    isBehind: false,
    placeholders: [],
    isLoading: true,
    isPhone: window.innerWidth < 1100,
    isNight: false,
    today: '',
    problem: '',
  }
}

/** The data of the form, including unsaved input. */
export function formOf({ entry }: PreviewHost): Form {
  return entry().get<{ toJS(): Form }>('data').toJS()
}

/** For a collection that is shown as cards on a page: the field that identifies a card there. */
export function cardNameOf({ entry }: PreviewHost): string | undefined {
  return cardNames[entry().get<string>('collection')]
}

const cardNames: Record<string, string> = { camps: 'title', jobs: 'title', testimonials: 'text', workshops: 'title' }
