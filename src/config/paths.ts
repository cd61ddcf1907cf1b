/** The pages that code links to by name; articles are under `blog`. src/content/pages has all pages. */
export const paths = {
  home: '/',
  english: '/win-english',
  camps: '/win-camp',
  passoverCamp: '/win-camp/passover',
  kiryatGatCamp: '/win-camp/kiryat-gat',
  city: '/minecraft-city',
  story: '/dragon-prince-game',
  principals: '/school-principals',
  science: '/science-basket',
  jobs: '/jobs',
  blog: '/blog',
  contact: '/contact',
  accessibility: '/accessibility',
  privacy: '/privacy',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** Old addresses, and where they redirect to. */
export const redirects: Record<string, Path> = {
  '/passover-camp': paths.passoverCamp,
}
