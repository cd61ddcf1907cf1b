/** The language of the site, in the notations that browsers, search engines and `Intl` ask for. CONTRIBUTING.md says what a second one takes. */
export const language = { code: 'he', dir: 'rtl', locale: 'he-IL', openGraph: 'he_IL' } as const
