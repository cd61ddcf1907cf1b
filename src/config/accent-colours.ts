import type { Accent } from '@/schemas/accent'

/** The accents outside the styles: what share images are painted with. */
export const accentColours: Record<Accent, `#${string}`> = {
  home: '#4b35e0',
  ai: '#7048ec',
  english: '#1263bc',
  camp: '#ffc53d',
  science: '#0b8770',
  schools: '#4b35e0',
  city: '#1f7d47',
  education: '#b0235f',
  experiments: '#1f7d47',
  story: '#4a28b0',
  blog: '#2c1e8c',
  jobs: '#be3a29',
  contact: '#0f7b45',
  plain: '#2c1e8c',
}
