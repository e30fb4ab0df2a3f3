import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { fieldNames } from '#start/field_names'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const code = '**/*.{ts,tsx,mjs,js,astro,css}'
const places = [
  ...['app', 'commands', 'config', 'drivers', 'providers', 'server', 'start', 'tests'].map((part) => `api/${part}`),
  'backoffice/src',
  'storefront/src',
  'storefront/worker',
  'storefront/e2e',
  'database',
  'scripts',
  'tools',
]
const documents = ['README.md', 'docs/*.md', 'docs/ops/*.md', 'docs/decisions/*.md']
const filesOf = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/node_modules|glossary|test_titles/.test(file))

/** In bold among the words that the glossary avoids. */
function avoidedWords(): string[] {
  const lists = read('docs/glossary.md').match(/^[|-] .*$/gm)!
  return lists.flatMap((line) => [...line.matchAll(/\*\*([\w ]+)\*\*/g)].map(([, word]) => word))
}

/** Names that do not change: JSON fields, tables and columns, and parameters of vendors. */
function fixedNames(): Set<string> {
  const migrations = globSync('database/migrations/*.ts', { cwd: root }).map(read).join('\n')
  const columns = [...migrations.matchAll(/'(\w+)'|^ {4}(\w+)\(table\)/gm)].map(([, column, table]) => column ?? table)
  const camel = columns.map((column) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
  const responses = [...read('api/.adonisjs/server/responses.json').matchAll(/"(\w+)":/g)].map(([, name]) => name)
  return new Set([...Object.keys(fieldNames), ...columns, ...camel, ...responses])
}

const isAvoided = (words: string[]) => new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})s?(?![\\p{L}-])`, 'iu')

test.group('The glossary', () => {
  test('avoided words occur nowhere in code, comments and titles', ({ assert }) => {
    const avoided = isAvoided(avoidedWords())
    const fixed = fixedNames()
    const files = filesOf(places.map((place) => `${place}/${code}`))
    assert.isAbove(files.length, 1500)
    const found = files.flatMap((file) => {
      const names = read(file).match(/[\p{L}_$][\p{L}\d_$]*|\s+/gu) ?? []
      const text = names
        .filter((name) => !fixed.has(name))
        .map((name) => name.replace(/([a-z])([A-Z])|_/g, '$1 $2'))
        .join(' ')
        .replace(/\s+/g, ' ')
      const hit = avoided.exec(text)
      return hit ? [`${file}: …${text.slice(Math.max(0, hit.index - 30), hit.index + 30)}…`] : []
    })
    assert.deepEqual(found, [])
  })

  test('avoided words occur in no document', ({ assert }) => {
    const avoided = isAvoided(avoidedWords())
    const fixed = fixedNames()
    const found = filesOf(documents).flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) =>
          avoided.test(line.replace(/\w+/g, (name) => (fixed.has(name) ? '' : name)).replace(/`[^`]*`/g, ''))
        )
        .map((line) => `${file}: ${line.slice(0, 120)}`)
    )
    assert.deepEqual(found, [])
  })

  test('the glossary has at most 1,500 words', ({ assert }) => {
    assert.isAtMost(read('docs/glossary.md').split(/\s+/).length, 1500)
  })
})
