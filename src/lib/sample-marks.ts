import * as words from '@/content/interface/samples.json'

interface Sampled {
  sample: boolean
}

/** Where a list of samples is marked: once at its heading if all are, else beside those that are. */
export function sampleMarks(items: readonly Sampled[]) {
  const all = items.length > 0 && items.every(({ sample }) => sample)
  return { all, one: ({ sample }: Sampled) => sample && !all }
}

/** A gallery says once that its pictures, or some of them, are illustrations; its viewer says it of each. */
export function galleryCaption(pictures: readonly Sampled[]): string | false {
  if (sampleMarks(pictures).all) return words.illustrations
  return pictures.some(({ sample }) => sample) && words.someIllustrations
}
