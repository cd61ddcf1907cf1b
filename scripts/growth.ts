import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** `npm run growth`: builds copies of the site with more and more articles and pictures, and says what each one more costs. */
const { values } = parseArgs({
  options: { articles: { type: 'string', default: '0,300,600' }, pictures: { type: 'string', default: '0,200,400' } },
})

console.log(row(['articles', 'pictures', 'build', 'for each one more', '/blog html']))
measure(numbers(values.articles).map((articles) => ({ articles, pictures: 0 })))
measure(numbers(values.pictures).map((pictures) => ({ articles: 0, pictures })))

function measure(sizes: { articles: number; pictures: number }[]): void {
  let smallest: { seconds: number; many: number } | undefined
  for (const { articles, pictures } of sizes) {
    const site = copyOfTheSite()
    addArticles(site, articles)
    addPictures(site, pictures)
    const started = performance.now()
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site, encoding: 'utf8', maxBuffer: 1e9 })
    if (status !== 0) throw new Error(stderr)
    const seconds = (performance.now() - started) / 1000
    const many = articles + pictures
    const each = smallest && many > smallest.many ? `${(((seconds - smallest.seconds) / (many - smallest.many)) * 1000).toFixed(0)} ms` : ''
    smallest ??= { seconds, many }
    const list = statSync(join(site, 'dist/blog.html.br')).size
    console.log(row([String(articles), String(pictures), `${seconds.toFixed(0)} s`, each, `${(list / 1000).toFixed(1)} KB`]))
    rmSync(site, { recursive: true })
  }
}

/** What is under version control. */
function copyOfTheSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'win-growth-'))
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(join(site, dirname(file)), { recursive: true })
    cpSync(file, join(site, file))
  }
  addPackages(site)
  return site
}

/** The packages by link, the cache of finished pictures by copy: what grows here must not stay in it. */
function addPackages(site: string): void {
  const packages = join(site, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    if (name === '.astro') cpSync(join('node_modules', name), join(packages, name), { recursive: true })
    else symlinkSync(resolve('node_modules', name), join(packages, name))
  }
}

function addArticles(site: string, many: number): void {
  const folder = join(site, 'src/content/articles')
  const patterns = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  for (let number = 1; number <= many; number++) {
    const pattern = patterns[number % patterns.length] ?? ''
    writeFileSync(join(folder, `grown-${number}.md`), pattern.replace(/^title: '/m, `title: '${number}. `))
  }
}

/** New files with new content: a few bytes after the end of a WebP change nothing that is seen. */
function addPictures(site: string, many: number): void {
  const gallery = join(site, 'src/content/galleries/camp.yaml')
  const pattern = readFileSync(join(site, 'src/assets/pictures/camp/gallery-01.webp'))
  for (let number = 1; number <= many; number++) {
    const name = `camp/grown-${number}.webp`
    writeFileSync(join(site, 'src/assets/pictures', name), Buffer.concat([pattern, Buffer.from(String(number))]))
    appendFileSync(gallery, `  - { src: ../../assets/pictures/${name}, alt: תמונה ${number}, sample: true }\n`)
  }
}

function numbers(list: string): number[] {
  return list.split(',').map(Number)
}

function row(cells: string[]): string {
  return cells.map((cell) => cell.padEnd(18)).join('')
}
