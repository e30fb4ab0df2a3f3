import { test } from '@japa/runner'
import { plainText } from '#core/rich_text/rich_text'
import { withFormulasAsText } from '#core/rich_text/schema'
import { parseClause } from '#exams/clauses/terms'
import { toCell } from '#exams/questions/imports/cell_text'
import { checkRows } from '#exams/questions/imports/check_rows'
import { withMoodleFormulas } from '#exams/questions/imports/moodle/formulas'
import { readMoodle } from '#exams/questions/imports/moodle/read_moodle'
import { readApart, type RawSource } from '#exams/questions/imports/read_apart'
import { readPastedText } from '#exams/questions/imports/pasted/read_pasted_text'
import type { SourceRow } from '#exams/questions/imports/read_workbook'
import { importColumns, importMessages, MaxCellLength, MaxImportText, type ImportCells } from '#exams/questions/terms'
import { cpuMs, longestTurn } from '#tests/event_loop'
import { emptyRows, question, sheet } from '#tests/raw_workbook'

const mostMs = 50

/** Each of these caused catastrophic backtracking in a pattern at some time. */
const repeated = [
  '\\(',
  '\\[ ',
  '$$',
  '\\\\(',
  '\\(x',
  '\\[\\(',
  '<p>\\[',
  '<p>$$x',
  '<',
  '<a',
  '<img ',
  '<img src="',
  '<img>',
  '<p>',
  '<p><i>',
  '<!--',
  '&',
  '&amp',
  '<span data-formula="x">',
  '<div data-formula="x">',
  '<span data-formula="',
  '@@PLUGINFILE@@/',
  '<img src="@@PLUGINFILE@@/?">',
  '  \n',
  '1-2020 ',
  '- ',
]
const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length))
let texts = 0
/** Unique, because sanitized texts are cached. */
const unique = (text: string) => `${++texts} ${text}`
const within = (text: string) => text.replaceAll(']]>', '')
const essay = (text: string) =>
  new TextEncoder().encode(
    `<quiz><question type="essay"><name><text>题</text></name><questiontext format="html"><text><![CDATA[${within(text)}]]></text></questiontext></question></quiz>`
  )
const rowOf = (text: string): SourceRow => ({
  cells: Object.fromEntries(importColumns.map((name) => [name, text])) as ImportCells,
  line: 2,
  faults: [],
})

/** Compilation and garbage collection only make a turn longer, so the shortest of up to five texts counts. */
async function shortestOf(read: (text: string) => unknown, newText: () => string): Promise<number> {
  let shortest = Infinity
  for (let tries = 0; tries < 5 && shortest >= mostMs; tries++) {
    const text = newText()
    shortest = Math.min(shortest, await longestTurn(() => read(text)))
  }
  return shortest
}

/** Code is compiled on its first use. */
const warmUp = () => checkRows(readMoodle(essay('<p>\\(x\\)</p>')).rows)

/** The limit depends on the machine: several times the time of an ordinary text of the same length. */
const ordinary = '<p>钢筋 <b>工程</b>量 \\(x\\)</p>'
const mostTimes = 6

test.group('Hostile texts in imported files', (group) => {
  let mostHere = mostMs
  group.setup(() => void warmUp())
  group.each.setup(async () => {
    const turns: number[] = []
    for (let tries = 0; tries < 3; tries++) {
      const text = unique(fill(ordinary, MaxCellLength - 10))
      turns.push(await longestTurn(() => checkRows(readMoodle(essay(text)).rows)))
    }
    mostHere = Math.max(mostMs, mostTimes * Math.min(...turns))
  })

  for (const part of repeated) {
    test(`a text of ${JSON.stringify(part)} is read in short turns`, async ({ assert }) => {
      const newText = () => unique(fill(part, MaxCellLength - 10))
      const file = (text: string) => checkRows(readMoodle(essay(text)).rows)
      assert.isBelow(await shortestOf(file, newText), mostHere, 'a Moodle file')
      assert.isBelow(await shortestOf((text) => checkRows([rowOf(text)]), newText), mostHere, 'a workbook')
      for (const one of [toCell, withMoodleFormulas, withFormulasAsText, plainText, parseClause]) {
        const read = one as (html: string, kind?: 'text') => unknown
        assert.isBelow(await shortestOf(read, newText), mostHere, one.name)
      }
    })
  }

  const beyond = [fill('\\(', 120_000), fill('\\[ ', 180_000)]
  for (const text of [...beyond, fill('<span data-formula="x">', 460_000)]) {
    test(`an oversized text of ${text.slice(0, 4)}… is rejected at once`, async ({ assert }) => {
      let faults: unknown
      const read = async () => {
        ;[{ faults }] = await checkRows(readMoodle(essay(text)).rows)
      }
      assert.isBelow(await longestTurn(read), mostMs)
      assert.deepEqual(faults, [{ column: 'questionText', sentence: importMessages.tooLong }])
    })
  }

  test('many uses of one file are accepted', async ({ assert }) => {
    const data = Buffer.alloc(600_000, 'A').toString()
    const shown = fill('<img src="@@PLUGINFILE@@/a.png">', 1_000_000)
    const question = `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${shown}]]></text><file name="a.png" path="/" encoding="base64">${data}</file></questiontext></question></quiz>`
    const began = cpuMs()
    readMoodle(new TextEncoder().encode(question))
    assert.isBelow(cpuMs() - began, 1_000)
  })
})

test.group('Hostile pasted texts', () => {
  const lines = [
    '1. 题\n',
    '1.\n',
    '1. 题\n解析：\n1.\n',
    'A. 甲\n',
    '字\n',
    '\u2028',
    '一、单选题\n',
    'F. 己\n',
    '答案：A\n',
    '1. 题\n解析\n2.\n9. \n',
    'a. 甲\n',
    '① 甲\n',
    'A甲 B. 乙\n',
    '参考答案\n1-5 ABCDA\n',
    '参考答案\n一、单选题\n1. A\n',
    '参考答案\n1. 【答案】A\n',
    '第一章 模板\n',
    '0.28m\n',
  ]
  const starts = [
    '1. 题\nA. ',
    '1. 题（',
    '1. 题 A. 甲',
    '1-',
    '1. 题\n参考答案 1-5 A',
    '第1题',
    '1. 题\n答案',
    '1.',
    '一、选择题 每题',
    '【',
  ]
  const texts = [
    ...lines.map((line) => `1. 题\n${fill(line, MaxImportText - 10)}`),
    ...starts.flatMap((start) =>
      [' ', ' \u2028', ' B', '1'].map((part) => `${start}${fill(part, MaxImportText - 40)}x\u2028y`)
    ),
    ...repeated.map((part) => `1. ${fill(part, MaxImportText - 10)}`),
  ]
  for (const [at, text] of texts.entries()) {
    const name = JSON.stringify(text.slice(0, 20))
    test(`pasted text ${at}, of ${name}, is read quickly`, ({ assert }) => {
      const began = cpuMs()
      try {
        readPastedText(text)
      } catch (error) {
        assert.equal((error as { code?: string }).code, 'E_USER_ERROR')
      }
      assert.isBelow(cpuMs() - began, 500)
    })
  }
})

test.group('Import sources', () => {
  const rowsOf = async (source: RawSource) => (await readApart(source)).rows
  /** Six million empty rows in 57 kB. */
  const empty = () => emptyRows(6_000_000)
  const far = () => sheet('<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>')

  test('imports do not block other requests', async ({ assert }) => {
    const lines = `1. 题\n${fill('A. 甲\n', MaxImportText - 10)}`
    const wide = new TextEncoder().encode(`<quiz>${'<a/>'.repeat(99_000)}</quiz>`)
    for (const source of [{ pasted: lines }, { moodle: wide }, { workbook: emptyRows(400_000) }]) {
      const read = () => readApart(source).catch(() => {})
      assert.isBelow(await longestTurn(read), mostMs, Object.keys(source)[0])
    }
  }).retry(2)

  test('too many rows are rejected before they are read', async ({ assert }) => {
    const workbook = empty()
    const before = process.cpuUsage()
    await assert.rejects(() => rowsOf({ workbook }), importMessages.tooMuch)
    // CPU time of all threads; reading the rows would take eight seconds.
    const { user, system } = process.cpuUsage(before)
    assert.isBelow((user + system) / 1_000, 4_000)
  })

  test('a cell outside of any sheet is rejected with a message', async ({ assert }) => {
    await assert.rejects(() => rowsOf({ workbook: far() }), importMessages.notXlsx)
  })

  test('twenty thousand rows of formatted cells are accepted', async ({ assert }) => {
    const blank = Array.from({ length: 15 }, () => '<c s="0"/>').join('')
    const rows = Array.from({ length: 19_990 }, () => `<row>${blank}</row>`).join('')
    assert.lengthOf(await rowsOf({ workbook: sheet(question + rows) }), 1)
  })

  test('one long text in every cell is rejected', async ({ assert }) => {
    const cells = Array.from({ length: 15 }, () => '<c t="s"><v>0</v></c>').join('')
    const rows = Array.from({ length: 400 }, () => `<row>${cells}</row>`).join('')
    const strings = `<sst><si><t>${'字'.repeat(20_000)}</t></si></sst>`
    await assert.rejects(() => rowsOf({ workbook: sheet(rows, strings) }), importMessages.tooMuch)
  })

  test('an import works after a rejected one', async ({ assert }) => {
    const [refused, rows] = await Promise.allSettled([
      readApart({ pasted: '' }),
      rowsOf({ pasted: '1. 题\nA. 甲\nB. 乙\n答案：B' }),
    ])
    assert.equal(refused.status, 'rejected')
    assert.lengthOf((rows as PromiseFulfilledResult<unknown[]>).value, 1)
  })
})
