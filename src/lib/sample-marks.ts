import texts from '#content/interface/samples.json' with { type: 'json' }

interface Sampled {
  sample: boolean
}

/** Where to mark the samples of a list: once at the heading if all items are samples, else beside each sample. */
export function sampleMarks(items: readonly Sampled[]) {
  const all = items.length > 0 && items.every(({ sample }) => sample)
  return { all, one: ({ sample }: Sampled) => sample && !all }
}

/** The note that all or some pictures of a gallery are illustrations. The viewer marks each one. */
export function galleryCaption(pictures: readonly Sampled[]): string | false {
  if (sampleMarks(pictures).all) return texts.illustrations
  return pictures.some(({ sample }) => sample) && texts.someIllustrations
}
