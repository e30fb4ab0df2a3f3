import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const code = '**/*.{ts,tsx,mjs,astro,css}'
const places = [
  ...['app', 'commands', 'config', 'drivers', 'providers', 'server', 'start', 'tests'].map((part) => `api/${part}`),
  'backoffice/src',
  'storefront/src',
  'storefront/e2e',
  'database',
  'scripts',
  'tools',
]

/** In bold among the words that the glossary avoids. */
function forbiddenWords(): string[] {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('\n')
  const avoided = rows.map((row) => row.split('|').at(-2) ?? '')
  return avoided.flatMap((cell) => [...cell.matchAll(/\*\*(\w+)\*\*/g)].map(([, word]) => word))
}

/** Words of identifiers and comments: `openOrders` has two. */
const wordsOf = (text: string) => new Set(text.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()))

test.group('The glossary', () => {
  test('keeps avoided words out of the code', ({ assert }) => {
    const words = forbiddenWords()
    assert.isAbove(words.length, 2)
    const files = places.flatMap((place) => globSync(`${place}/${code}`, { cwd: root }))
    assert.isAbove(files.length, 1500)
    const found = files
      .filter((file) => !file.includes('node_modules'))
      .flatMap((file) => {
        const used = wordsOf(readFileSync(join(root, file), 'utf8'))
        const wrong = words.filter((word) => used.has(word) || used.has(`${word}s`))
        return wrong.map((word) => `${file}: ${word}`)
      })
    assert.deepEqual(found, [])
  })
})
