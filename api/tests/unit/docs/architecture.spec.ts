import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const app = `${root}api/app`
const page = readFileSync(`${root}docs/architecture.md`, 'utf8')

/** Folders for an audience or environment, which are not modules (docs/architecture.md). */
const notParts = new Set(['admin', 'teacher', 'local'])

/** Folders of source, tests and tools; numbered folders that only grow (migrations, decisions) have no limit. */
const sources = [
  'api/app',
  'api/drivers',
  'api/tests',
  'storefront/src',
  'storefront/e2e',
  'backoffice/src',
  'database/demo/seeding',
  'tools',
  'scripts',
]
const mostFiles = 30

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The row of a domain in the table: its name and the folders of the last column. */
function rowOf(domain: string): string[] | null {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${domain}\` |`))
  const parts = row?.split(' | ').slice(2).join(' | ')
  return parts === undefined ? null : [...parts.matchAll(/`(\w+)\/`/g)].map(([, name]) => name)
}

test.group('Architecture document', () => {
  test('every domain is in the table and in the order', ({ assert }) => {
    const domains = foldersIn(app)
    assert.isAbove(domains.length, 10)
    assert.deepEqual(
      domains.filter((domain) => !rowOf(domain)),
      []
    )
    const order = page.split('\n').find((line) => line.startsWith('core · '))!
    assert.sameMembers(order.split(' · '), domains)
  })

  test('every part of a domain is named', ({ assert }) => {
    const unnamed = foldersIn(app).flatMap((domain) =>
      foldersIn(`${app}/${domain}`)
        .filter((part) => !notParts.has(part) && !rowOf(domain)!.includes(part))
        .map((part) => `${domain}/${part}`)
    )
    assert.deepEqual(unnamed, [])
  })

  test('only existing parts are named', ({ assert }) => {
    const gone = foldersIn(app).flatMap((domain) => {
      const here = readdirSync(`${app}/${domain}`, { recursive: true }).map(String)
      return rowOf(domain)!
        .filter((part) => !here.some((path) => path.split('/').includes(part)))
        .map((part) => `${domain}/${part}`)
    })
    assert.deepEqual(gone, [])
  })

  test('no folder has more than thirty files', ({ assert }) => {
    const paths = sources.flatMap((source) =>
      readdirSync(`${root}${source}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map(({ parentPath }) => parentPath.slice(root.length))
    )
    const sizes = new Map<string, number>()
    for (const path of paths) sizes.set(path, (sizes.get(path) ?? 0) + 1)
    assert.isAbove(sizes.size, 200)
    assert.deepEqual(
      [...sizes].filter(([, files]) => files > mostFiles),
      []
    )
  })
})
