import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const withoutBlanks = (text: string) => text.replace(/\s/g, '')

const sources = ['api/{app,drivers}/**/*.ts', '{backoffice,storefront}/src/**/*.{ts,tsx,astro}']
const code = withoutBlanks(
  sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map(read)
    .join('\n')
)
const pages = globSync('docs/handbook/*.md', { cwd: root })

/** `…`, `N` and `¥` stand for what differs from screen to screen. */
const fragments = (quoted: string) => withoutBlanks(quoted).split(/[…N¥]/).filter(Boolean)

test.group('Handbook', () => {
  test('quotes in 「」 match texts of the product', ({ assert }) => {
    const quotes = pages.flatMap((page) =>
      [...read(page).matchAll(/「([^」]+)」/g)].map(([, text]) => ({ page, text }))
    )
    assert.isAbove(quotes.length, 100)
    const unknown = quotes.filter(({ text }) => !fragments(text).every((fragment) => code.includes(fragment)))
    assert.deepEqual(unknown, [])
  })

  test('texts of a screen are quoted in 「」 only', ({ assert }) => {
    const quoted = pages.flatMap((page) => [...read(page).matchAll(/“([^”]+)”/g)].map(([, text]) => ({ page, text })))
    const ofScreens = quoted.filter(({ text }) => code.includes(`'${withoutBlanks(text)}'`))
    assert.deepEqual(ofScreens, [])
  })
})
