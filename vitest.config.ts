import { getViteConfig } from 'astro/config'

export default getViteConfig({
  test: {
    maxWorkers: 2,
    include: ['{src,server,integrations,scripts}/**/*.test.ts?(x)'],
  },
} as Parameters<typeof getViteConfig>[0])
