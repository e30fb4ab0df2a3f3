import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** The limit of `docs/contributing.md`. */
const mostWords = 12

const places = [
  'api/tests/**/*.ts',
  'backoffice/src/**/*.test.{ts,tsx}',
  'storefront/{build,src}/**/*.test.{ts,tsx}',
  'storefront/e2e/**/*.ts',
]
const files = places.flatMap((place) => globSync(place, { cwd: root }))

/** The first text of `test(…)`, `test.group(…)` and `test.each(…)(…)`, as a literal. */
const titlePattern =
  /(?:\b(?:test|it|describe)(?:\.(?!use\b|step\b|each\b)\w+)*\(|[\])`]\)\(|\n\s*\)\()\s*(?:'((?:\\.|[^'\\\n])+)'|"((?:\\.|[^"\\\n])+)"|`((?:\\.|[^`\\])+)`)\s*,/g

const titlesOf = (source: string) =>
  [...source.matchAll(titlePattern)].map(([, single, double, template]) =>
    (single ?? double ?? template).replace(/\$\{[^}]*\}/g, 'value')
  )

/** A dash or a sign of its own is no word; a placeholder is one. */
const wordsOf = (title: string) => title.split(/\s+/).filter((word) => /[\p{L}\p{N}%$]/u.test(word))

const tooLong = (title: string) => wordsOf(title).length > mostWords

test.group('Test titles', () => {
  test('are found in every form', ({ assert }) => {
    const source = [
      "test.group('A thing', () => {})",
      'test("isn\'t lost", () => {})',
      "test.describe.serial('A story', () => {})",
      "test.each([1, 2])('takes %i', () => {})",
      'it.each(rows())(`is ${name(1)} here`, () => {})',
      "test(\n  'stands alone',\n  () => {}\n)",
    ].join('\n')
    assert.deepEqual(titlesOf(source), [
      'A thing',
      "isn't lost",
      'A story',
      'takes %i',
      'is value here',
      'stands alone',
    ])
  })

  test('of thirteen words are too long, of twelve are not', ({ assert }) => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' – ')
    assert.isFalse(tooLong(words(12)))
    assert.isTrue(tooLong(words(13)))
  })

  test('are plain sentences of at most twelve words', ({ assert }) => {
    const titles = files.flatMap((file) =>
      titlesOf(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title }))
    )
    assert.isAbove(titles.length, 2000)
    assert.deepEqual(
      titles.filter(({ title }) => tooLong(title)).map(({ file, title }) => `${file}: ${title}`),
      []
    )
  })
})
