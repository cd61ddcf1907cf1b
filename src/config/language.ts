/** The language of the site, as HTML, `Intl` and Open Graph write it. CONTRIBUTING.md explains what a second language takes. */
export const language = { code: 'he', dir: 'rtl', locale: 'he-IL', openGraph: 'he_IL' } as const
