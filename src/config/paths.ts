/** Every address of the site, once. Articles hang under `blog`. */
export const paths = {
  home: '/',
  ai: '/win-ai',
  english: '/win-english',
  camps: '/win-camp',
  passoverCamp: '/win-camp/passover',
  kiryatGatCamp: '/win-camp/kiryat-gat',
  education: '/minecraft-education',
  city: '/minecraft-city',
  story: '/dragon-prince-game',
  principals: '/school-principals',
  science: '/science-basket',
  jobs: '/jobs',
  blog: '/blog',
  experiments: '/experiments',
  contact: '/contact',
  accessibility: '/accessibility',
  privacy: '/privacy',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** Addresses that once existed and now lead elsewhere. */
export const redirects: Record<string, Path> = {
  '/passover-camp': paths.passoverCamp,
}
