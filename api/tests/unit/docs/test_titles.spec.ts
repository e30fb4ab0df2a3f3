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
  /(?:(?<![.\w])(?:test|it|describe)((?:\.(?!use\b|step\b|each\b)\w+)*)\(|[\])`]\)\(|\n\s*\)\()\s*(?:'((?:\\.|[^'\\\n])+)'|"((?:\\.|[^"\\\n])+)"|`((?:\\.|[^`\\])+)`)\s*(?:,|\)\s*\.(?:with|run)\b)/g

const namedIn = (source: string) =>
  [...source.matchAll(titlePattern)].map(([call, modifiers, single, double, template]) => ({
    isGroup: /group|describe/.test(modifiers ?? '') || /^\W*describe/.test(call),
    title: (single ?? double ?? template).replace(/\$\{[^}]*\}/g, 'value'),
  }))
const titlesOf = (source: string) => namedIn(source).map(({ title }) => title)

/** Dashes and symbols are not words; a placeholder is one. */
const wordsOf = (title: string) => title.split(/\s+/).filter((word) => /[\p{L}\p{N}%$]/u.test(word))

const tooLong = (title: string) => wordsOf(title).length > mostWords

/** Verbs, prepositions, conjunctions and pronouns: a title that begins with one of them has no subject. */
const notSubjects = new Set(
  `is are was were be has have had can cannot could may might must should do does did will would
  accepts allows appears applies ask asks begin begins belong belongs bind blocks breaks carries comes come confirms
  creates cuts decrypt deletes describes embeds encodes end ends expire expires fail fails find finds follow follows
  get gets give gives go goes has hides hold holds ignores keep keeps know knows lack lacks let lets lists loads makes
  maps measures moves multiplies need needs never offers opens passes puts reach reaches reads refuse refuses rejects
  resets returns reveals rises runs say says schedules sends serves show shows signs sits sorts stand stands stay stays
  stops survives take takes tell tells treats unlocks updates uses waits
  of with in at on by for from to into and or but as if when where while after before behind below above beyond
  among during within without against until unless once through than then
  it its they them their he his she her him there who whom whose what which whatever whoever this these those that
  somebody someone something nobody nothing everybody everyone everything anybody anyone anything others`.split(/\s+/)
)
const hasNoSubject = (title: string) => notSubjects.has(wordsOf(title)[0].toLowerCase().replace(/\W+$/, ''))

test.group('Test titles', () => {
  test('titles are found in every form', ({ assert }) => {
    const source = [
      "test.group('A thing', () => {})",
      'test("isn\'t lost", () => {})',
      "test.describe.serial('A story', () => {})",
      "test.each([1, 2])('takes %i', () => {})",
      'it.each(rows())(`is ${name(1)} here`, () => {})',
      "test(\n  'stands alone',\n  () => {}\n)",
      "test('a row of {$self}')\n  .with(rows)",
      "/a/.test('no title').valueOf()",
    ].join('\n')
    assert.deepEqual(titlesOf(source), [
      'A thing',
      "isn't lost",
      'A story',
      'takes %i',
      'is value here',
      'stands alone',
      'a row of {$self}',
    ])
  })

  test('thirteen words are too long, twelve are not', ({ assert }) => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' – ')
    assert.isFalse(tooLong(words(12)))
    assert.isTrue(tooLong(words(13)))
  })

  test('titles are plain sentences of at most twelve words', ({ assert }) => {
    const titles = files.flatMap((file) =>
      titlesOf(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title }))
    )
    assert.isAbove(titles.length, 2000)
    assert.deepEqual(
      titles.filter(({ title }) => tooLong(title)).map(({ file, title }) => `${file}: ${title}`),
      []
    )
  })

  test('a title without a subject is found', ({ assert }) => {
    assert.isTrue(hasNoSubject('is not lost'))
    assert.isTrue(hasNoSubject('Whatever, it is sent'))
    assert.isFalse(hasNoSubject('an order is not lost'))
  })

  test('titles of tests begin with their subject', ({ assert }) => {
    const titles = files
      .flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')).map((one) => ({ ...one, file })))
      .filter(({ isGroup, file }) => !isGroup && !file.endsWith('test_titles.spec.ts'))
    assert.isAbove(titles.length, 1000)
    assert.deepEqual(
      titles.filter(({ title }) => hasNoSubject(title)).map(({ file, title }) => `${file}: ${title}`),
      []
    )
  })
})
