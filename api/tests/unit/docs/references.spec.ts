import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const own = 'api/tests/unit/docs/references.spec.ts'

const parts = ['api', 'backoffice', 'database', 'docs', 'scripts', 'storefront', 'tools']
const kinds = '*.{ts,tsx,astro,mjs,js,sql,md,css,csv,yml}'
const ignored = new Set(['node_modules', 'dist', 'build', 'public', '.adonisjs', '.astro', 'tmp', 'test-results'])

const files = [...parts.map((part) => `${part}/**/${kinds}`), kinds].flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => ignored.has(String(name).split('/').at(-1)!) })
)
const paths = new Set(files.map((file) => file.replaceAll('\\', '/')).filter((file) => file !== own))
const pages = [...paths].filter((file) => file.endsWith('.md'))

const texts = new Map<string, string>()
function read(file: string): string {
  if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
  return texts.get(file)!
}

/** Joins comment lines, since a reference may be split across two lines. */
const flat = (file: string) => read(file).replace(/[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/|--)[ \t]?/g, ' ')

/** All matches of a pattern in all files, as `file: match`. */
function hits(pattern: RegExp, within: Iterable<string> = paths) {
  return [...within].flatMap((file) => [...flat(file).matchAll(pattern)].map((match) => ({ file, match })))
}

const exists = (file: string) => globSync(file, { cwd: root }).length > 0

/** The section numbers of a page: `### 4.3 Title`. */
const numbersOf = (page: string) =>
  new Set([...read(page).matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map(([, number]) => number))

/** The ids that the page of threats explains. */
const threatIds = new Set([...read('docs/threats.md').matchAll(/^\*\*([TIRS]\d+)\b/gm)].map(([, id]) => id))

/** The anchor of a heading, as GitHub builds it. */
const slug = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (page: string) => new Set([...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading)))

test.group('References', () => {
  test('every numbered section that is referenced exists', ({ assert }) => {
    const lost = hits(/(docs\/[\w./-]+\.md)((?:,? (?:and )?\d+\.\d+)+)/g).flatMap(({ file, match }) => {
      const [, page, numbers] = match
      if (!paths.has(page)) return [`${file}: ${page}`]
      const known = numbersOf(page)
      const asked = numbers.match(/\d+\.\d+/g)!
      return asked.filter((number) => !known.has(number)).map((number) => `${file}: ${page} ${number}`)
    })
    assert.deepEqual(lost, [])
  })

  test('every page and decision that is referenced exists', ({ assert }) => {
    const lost = hits(/docs\/(?:decisions\/(\d{4})|[\w-]+\.md)/g)
      .filter(({ match: [text, number] }) => !exists(number ? `docs/decisions/${number}-*.md` : text))
      .map(({ file, match }) => `${file}: ${match[0]}`)
    assert.deepEqual(lost, [])
  })

  test('every threat, invariant, promise or setting referenced is explained', ({ assert }) => {
    const named = hits(/docs\/threats\.md((?:,? (?:and )?[TIRS]\d+)+)/g).flatMap(({ file, match }) =>
      match[1].match(/[TIRS]\d+/g)!.map((id) => ({ file, id }))
    )
    const bare = [
      ...hits(/(?<![\w/-])T\d\d\b(?!:)/g, ['api/data/routes.csv']),
      ...hits(/# .*/g, ['database/invariants.sql']).flatMap(({ file, match }) =>
        [...match[0].matchAll(/\bI\d+\b/g)].map((one) => ({ file, match: one }))
      ),
    ].map(({ file, match }) => ({ file, id: match[0] }))
    const lost = [...named, ...bare].filter(({ id }) => !threatIds.has(id))
    assert.deepEqual(lost, [])
  })

  test('no document outside the repository is referenced', ({ assert }) => {
    const old = [
      /learner[ -]side[^.]{0,3}\s*(?:sections? )?\d/gi,
      /back[ -]?office,? (?:decisions, )?(?:sections? )?\d/gi,
      /(?<!docs\/)\bdecisions, sections? \d|design decisions \d/gi,
      /(?<!docs\/)\bthreats? T\d\d/gi,
      /security requirements? \d|security and reliability/gi,
      /specification(?:'s)?,? (?:sections? )?\d/gi,
    ]
    const left = old.flatMap((pattern) => hits(pattern)).map(({ file, match }) => `${file}: ${match[0]}`)
    assert.deepEqual(left, [])
  })

  test('every relative link leads to a file and a heading', ({ assert }) => {
    const lost = pages.flatMap((page) =>
      [
        ...read(page)
          .replace(/```[\s\S]*?```/g, '')
          .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
      ]
        .map(([, link]) => decodeURI(link))
        .filter((link) => {
          const [path, anchor] = link.split('#')
          const target = path ? posix.join(dirname(page), path) : page
          if (!exists(target)) return true
          return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
        })
        .map((link) => `${page}: ${link}`)
    )
    assert.deepEqual(lost, [])
  })

  test('every test or file named by a guide exists', ({ assert }) => {
    const names = new Set([...paths].map((path) => path.split('/').at(-1)!))
    const tests = [...read('docs/threats.md').matchAll(/`([\w.]+\.(?:spec|test)\.ts)`/g)]
      .map(([, name]) => name)
      .filter((name) => !names.has(name))
    const guide = [
      ...read('docs/contributing.md').matchAll(
        /`((?:api|backoffice|database|scripts|storefront|tools)\/[\w./*-]+)`(?! \(new\))/g
      ),
    ]
      .map(([, path]) => path)
      .filter((path) => !exists(path.replace(/\/$/, '')))
    assert.deepEqual([...tests, ...guide], [])
  })
})
