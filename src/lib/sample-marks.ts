interface Sampled {
  sample: boolean
}

/** Where a list of samples is marked: once at its heading if all are, else beside those that are. */
export function sampleMarks(items: readonly Sampled[]) {
  const all = items.length > 0 && items.every(({ sample }) => sample)
  return { all, one: ({ sample }: Sampled) => sample && !all }
}

/** A gallery is marked at its heading in any case: its viewer says it of each picture. */
export function galleryMark(pictures: readonly Sampled[]): 'illustrations' | 'someIllustrations' | false {
  if (sampleMarks(pictures).all) return 'illustrations'
  return pictures.some(({ sample }) => sample) && 'someIllustrations'
}
