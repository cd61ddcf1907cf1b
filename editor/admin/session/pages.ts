import { request } from './api.ts'

/** The pages of the site, for choosing the target of a menu entry or a button. */
export const pages: { value: string; label: string }[] = []

/** Called at startup and after each save, which may have created a page. */
export async function readPages(): Promise<void> {
  pages.splice(0, pages.length, ...(await request<typeof pages>('pages')))
}
