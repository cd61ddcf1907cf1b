import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

interface Edit {
  name: string
  make(site: Site): void
  /** Removes something that the specification requires: tests/specification fails after it, and nothing else may. */
  isAgainstSpecification?: true
}

interface Site {
  change(file: string, from: RegExp, to: string): void
  copy(from: string, to: string): void
  remove(file: string): void
}

/**
 * The edits that an owner makes in an ordinary month, applied to a copy of the project. None may break `npm test`: a test that breaks is
 * tied to words or counts that belong to the owner. Edits against the specification come last and only have to pass `npm run check`. With
 * --quick only the content is checked.
 */
const edits: Edit[] = [
  { name: 'change a price', make: ({ change }) => change('camps/passover-2027.yaml', /^price: .*$/m, 'price: 640') },
  { name: 'rename a camp', make: ({ change }) => change('camps/summer-2027.yaml', /^title: .*$/m, 'title: "קיץ של המצאות"') },
  { name: 'delete a camp', make: ({ remove }) => remove('camps/hanukkah-2026.yaml') },
  { name: 'delete a camp that is over', make: ({ remove }) => remove('camps/online.yaml'), isAgainstSpecification: true },
  { name: 'copy a job', make: ({ copy }) => copy('jobs/english.yaml', 'jobs/english-south.yaml') },
  {
    name: 'rename a job',
    make: ({ change }) => change('jobs/english.yaml', /^title: .*$/m, 'title: "מורים ומורות לאנגלית, משרה מלאה"'),
  },
  {
    name: 'add an article',
    make: ({ copy, change }) => {
      copy('articles/gamification-in-the-classroom.md', 'articles/games-again.md')
      change('articles/games-again.md', /^title: .*$/m, 'title: "שוב משחקים בכיתה: מה למדנו השנה"')
      change('articles/games-again.md', /^(description: ['"]?)\S+/m, '$1אחרת')
    },
  },
  {
    name: 'delete the last article of a subject',
    make: ({ remove }) => remove('articles/managing-educational-team-digitally.md'),
    isAgainstSpecification: true,
  },
  {
    name: 'rename an article',
    make: ({ change }) => change('articles/english-learning-with-minecraft.md', /^title: .*$/m, 'title: "אנגלית במיינקראפט: כך מתחילים"'),
  },
  { name: 'change a question', make: ({ change }) => change('faq/camps.yaml', /question: ".*?"/, 'question: "כמה ילדים יש בקבוצה אחת?"') },
  { name: 'change the heading of the questions', make: ({ change }) => change('faq/camps.yaml', /^title: .*$/m, 'title: "הורים שואלים"') },
  { name: 'change the label of the jobs page', make: ({ change }) => change('pages/jobs.yaml', /^label: .*$/m, 'label: קריירה') },
  {
    name: 'change an entry of the menu',
    make: ({ change }) => change('menu/site.yaml', /label: [^,\n]+(,?\s+)to: \/jobs/, 'label: קריירה$1to: /jobs'),
  },
  { name: 'change a text of a form', make: ({ change }) => change('interface/form-contact.json', /": "([^"{}]+)"/, '": "$1, בבקשה"') },
  { name: 'change a text of the blog', make: ({ change }) => change('interface/blog.json', /": "([^"{}]+)"/, '": "$1, אצלנו"') },
]

const isQuick = process.argv.includes('--quick')
const root = mkdtempSync(join(tmpdir(), 'owner-edits-'))
clone()
const failed = [
  ...afterEdits(({ isAgainstSpecification }) => !isAgainstSpecification, isQuick ? [] : ['node scripts/test.ts']),
  ...afterEdits(({ isAgainstSpecification }) => isAgainstSpecification, [`node scripts/check.ts${isQuick ? ' --quick' : ''}`]),
]
rmSync(root, { recursive: true, force: true })
console.log(failed.length === 0 ? `${edits.length} edits, all checks passed.` : `Failed after the edits: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

function afterEdits(which: (edit: Edit) => boolean | undefined, commands: string[]): string[] {
  edits.filter(which).forEach(apply)
  return commands.filter((command) => !passes(command))
}

/** Copies the working tree without ignored files. Packages are shared. */
function clone(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files.filter(Boolean)) cpSync(file, join(root, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}

function apply({ name, make }: Edit): void {
  const at = (file: string) => join(root, 'src/content', file)
  make({
    change(file, from, to) {
      const before = readFileSync(at(file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${name}: nothing to change in ${file}`)
      writeFileSync(at(file), after)
    },
    copy: (from, to) => cpSync(at(from), at(to)),
    remove: (file) => rmSync(at(file)),
  })
}

function passes(command: string): boolean {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8', env: { ...process.env, PATH: path } })
  if (status !== 0) {
    const lines = `${stdout}\n${stderr}`.trim().split('\n')
    console.error([...lines.filter((line) => line.includes('FAIL')), '', ...lines.slice(-60)].join('\n'))
  }
  return status === 0
}
