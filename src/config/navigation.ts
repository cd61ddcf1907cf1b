import * as footer from '@/content/interface/footer.json'
import * as words from '@/content/interface/navigation.json'
import { paths } from './paths'

interface Link {
  label: string
  href: string
}

export interface HintedLink extends Link {
  /** What the tooltip says on hover and on keyboard focus, and the menu below the label. */
  hint: string
}

/** The seven links of the bar, in order. The camp item opens a menu (src/queries/camps.ts). */
export const mainNav: HintedLink[] = [
  { label: words.ai, href: paths.ai, hint: words.aiHint },
  { label: words.english, href: paths.english, hint: words.englishHint },
  { label: words.camps, href: paths.camps, hint: words.campsHint },
  { label: words.science, href: paths.science, hint: words.scienceHint },
  { label: words.principals, href: paths.principals, hint: words.principalsHint },
  { label: words.blog, href: paths.blog, hint: words.blogHint },
  { label: words.jobs, href: paths.jobs, hint: words.jobsHint },
]

/** The first and the last entry of the camp menu; the camps between them come from src/content/camps. */
export const campMenuEnds: [HintedLink, HintedLink] = [
  { label: words.allCamps, href: paths.camps, hint: words.campsHint },
  { label: words.science, href: paths.science, hint: words.scienceCampsHint },
]

/** The phone panel: every route but the two camp sub-entries that are not in the bar. */
export const panelNav: Link[] = [
  { label: words.home, href: paths.home },
  ...mainNav,
  { label: words.city, href: paths.city },
  { label: words.education, href: paths.education },
  { label: words.experiments, href: paths.experiments },
  { label: words.story, href: paths.story },
  { label: words.contact, href: paths.contact },
]

export const footerProgrammes: Link[] = [
  { label: footer.ai, href: paths.ai },
  { label: footer.english, href: paths.english },
  { label: footer.camps, href: paths.camps },
  { label: footer.science, href: paths.science },
  { label: footer.principals, href: paths.principals },
  { label: footer.city, href: paths.city },
]

export const footerInformation: Link[] = [
  { label: footer.blog, href: paths.blog },
  { label: footer.jobs, href: paths.jobs },
  { label: footer.education, href: paths.education },
  { label: footer.experiments, href: paths.experiments },
  { label: footer.story, href: paths.story },
  { label: footer.accessibility, href: paths.accessibility },
  { label: footer.privacy, href: paths.privacy },
]
