export type EnquiryState = 'waiting' | 'delivered' | 'failed'

/** The owner's own mark on a delivered enquiry. */
export const enquiryStatuses = ['new', 'answered', 'closed'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** An enquiry in the owner's list: the relay stores it (server/received), and the editor shows it. */
export interface ListedEnquiry {
  /** Undefined while it waits: it has no status yet. */
  id?: string | undefined
  day: string
  form: string
  page: string
  topic: string
  state: EnquiryState
  status?: EnquiryStatus | undefined
  /** When it was delivered, and its text under the labels of its form; only while the text is stored. */
  at?: number | undefined
  details?: [label: string, value: string][] | undefined
  resume?: string | undefined
}
