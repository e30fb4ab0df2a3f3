import { test } from '@japa/runner'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { readWorkbook } from '#exams/questions/imports/read_workbook'
import { importColumns, ImportColumns } from '#exams/questions/terms'
import { question, sheet } from '#tests/raw_workbook'

const titles = importColumns.map((name) => ImportColumns[name])
const row = ['单选题', '基坑多深？', '3 m', '5 m', null, null, null, 'B', 0.5]
const whole = () =>
  writeXlsx({
    sheets: [
      {
        name: '题目',
        rows: [titles, row],
        cells: new Map([['1,8', { value: 0.5, style: { numFmt: '0.0%' } }]]),
        merges: [{ startRow: 1, startCol: 4, endRow: 1, endCol: 5 }],
      },
    ],
  })

/** True when the workbook is read or rejected with a message. */
async function isHandled(bytes: Uint8Array): Promise<boolean> {
  try {
    await readWorkbook(bytes)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'E_USER_ERROR'
  }
}

test.group('Corrupt workbooks', () => {
  test('any changed byte ends in an error message', async () => {
    const bytes = await whole()
    const broken = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(broken, ([at, byte]) => isHandled(Uint8Array.from(bytes).fill(byte, at, at + 1))),
      { numRuns: 200 }
    )
  })

  test('any changed character of any part ends in an error message', async () => {
    const parts = unzipSync(await whole())
    const names = Object.keys(parts)
    const broken = fc.tuple(
      fc.constantFrom(...names),
      fc.nat(),
      fc.constantFrom(...'<>&"/=0 9AZ-', '&#x0;', '99999999999', '</row>', ']]>'),
      fc.nat(12)
    )
    await fc.assert(
      fc.asyncProperty(broken, ([name, at, signs, length]) => {
        const text = new TextDecoder().decode(parts[name])
        const place = at % text.length
        const changed = text.slice(0, place) + signs + text.slice(place + length)
        return isHandled(zipSync({ ...parts, [name]: new TextEncoder().encode(changed) }))
      }),
      { numRuns: 400 }
    )
  })

  for (const [number, numFmt, shown] of [
    ['1e999', '00/00', 'Infinity'],
    ['0.33', '?/0000000000000000000000', '0.33'],
    ['0.5', `0.${'0'.repeat(300)}`, '0.5'],
    ['0.5', '?/?', '1/2'],
  ]) {
    test(`${number} in the format ${numFmt.slice(0, 12)} is read`, async ({ assert }) => {
      const cells = new Map([['1,1', { value: 7777, style: { numFmt } }]])
      const parts = unzipSync(await writeXlsx({ sheets: [{ name: '题目', rows: [titles, row], cells }] }))
      const name = 'xl/worksheets/sheet1.xml'
      const text = new TextDecoder().decode(parts[name]).replace('>7777<', `>${number}<`)
      const bytes = zipSync({ ...parts, [name]: new TextEncoder().encode(text) })
      assert.equal((await readWorkbook(bytes)).rows[0].cells.questionText, shown)
    })
  }

  for (const cell of [
    'r="ZZZZZZZ2"',
    'r="A0"',
    'r="A99999999999999"',
    'r="1"',
    'r="A1:B2"',
    's="99999"',
    's="-1"',
    't="s"',
    't="d"',
    't="e"',
    't="z"',
    'r="A-1"',
    'r="XFE1"',
    'cm="9"',
    'vm="9"',
  ]) {
    test(`a cell with ${cell} is read or rejected`, async ({ assert }) => {
      for (const value of ['<v>1</v>', '<v>99999999999999999999</v>', '<f t="shared" si="9"/>', '']) {
        assert.isTrue(await isHandled(sheet(`${question}<row r="3"><c ${cell}>${value}</c></row>`)))
      }
    })
  }
})
