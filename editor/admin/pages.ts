import { ask } from './gateway.ts'

/** The pages of the site, from which menus and buttons choose. */
export const pages: { value: string; label: string }[] = []

/** At the beginning and after each save, which may have made a new one. */
export async function readPages(): Promise<void> {
  pages.splice(0, pages.length, ...(await ask<typeof pages>('pages')))
}
