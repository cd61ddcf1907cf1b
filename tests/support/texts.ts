import { readFileSync } from 'node:fs'
import { fillOwnerFacts } from '../../src/config/owner-facts.ts'

/** The files of src/content/interface, by name. */
interface Interface {
  blog: typeof import('../../src/content/interface/blog.json')
  camps: typeof import('../../src/content/interface/camps.json')
  carousel: typeof import('../../src/content/interface/carousel.json')
  display: typeof import('../../src/content/interface/display.json')
  footer: typeof import('../../src/content/interface/footer.json')
  'form-contact': typeof import('../../src/content/interface/form-contact.json')
  'form-english': typeof import('../../src/content/interface/form-english.json')
  'form-job': typeof import('../../src/content/interface/form-job.json')
  'form-job-file': typeof import('../../src/content/interface/form-job-file.json')
  'form-school': typeof import('../../src/content/interface/form-school.json')
  'form-science': typeof import('../../src/content/interface/form-science.json')
  'form-waiting-list': typeof import('../../src/content/interface/form-waiting-list.json')
  forms: typeof import('../../src/content/interface/forms.json')
  'forms-offline': typeof import('../../src/content/interface/forms-offline.json')
  gallery: typeof import('../../src/content/interface/gallery.json')
  header: typeof import('../../src/content/interface/header.json')
  jobs: typeof import('../../src/content/interface/jobs.json')
  messages: typeof import('../../src/content/interface/messages.json')
  programmes: typeof import('../../src/content/interface/programmes.json')
  samples: typeof import('../../src/content/interface/samples.json')
  sections: typeof import('../../src/content/interface/sections.json')
  subjects: typeof import('../../src/content/interface/subjects.json')
}

/** Texts of buttons, fields, menus and messages. */
export function texts<Part extends keyof Interface>(part: Part): Interface[Part] {
  return JSON.parse(fillOwnerFacts(readFileSync(`src/content/interface/${part}.json`, 'utf8')))
}

/** The label of an option in src/content/roles or src/content/topics. */
export function labelOf(list: 'roles' | 'topics', id: string): string {
  const { [list]: all = [] } = JSON.parse(readFileSync(`src/content/${list}/${list}.json`, 'utf8')) as Record<
    string,
    { id: string; label: string }[]
  >
  return all.find((one) => one.id === id)?.label ?? ''
}
