import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { CsvType, csvMessages } from '#core/spreadsheets/terms'
import { learnerImportMessages as messages, MaxImportedLearners } from '#learning/terms'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import {
  asCsv,
  faultsOf,
  newRow,
  preview,
  send,
  titles,
  workbookOf,
  type Cells,
} from '#tests/functional/learning/learner_imports/sheets'
import { readRows, readText } from '#tests/workbook'

test.group('Files of learner imports', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })

  test('a file that changed after its preview is refused', async ({ assert }) => {
    const query = `imports?fileHash=${'a'.repeat(64)}&skipFaulty=false&offset=0`
    const answer: any = await (await send(admin, query, await workbookOf([newRow()]))).json()
    assert.equal(answer.msg, messages.changed)
  })

  test('CSV files in UTF-8 and GB18030 have the same rows', async ({ assert }) => {
    const [row] = [newRow()]
    const text = asCsv([row!, ['王小明', '', '1.38E+10', '', '']])
    const gb = Buffer.from('d0d5c3fb2ccad6bbfabac50acdf5d0a1c3f72c', 'hex')
    const utf8: any = await (await send(admin, 'previews', Buffer.from(`\uFEFF${text}`), CsvType)).json()
    assert.equal(utf8.counts.added, 1)
    assert.deepEqual(faultsOf(utf8), [[3, 'telephone', messages.excelNumber('telephone')]])
    const body = Buffer.concat([gb, Buffer.from(otherUser().telephone)])
    const gb18030: any = await (await send(admin, 'previews', body, CsvType)).json()
    assert.containSubset(gb18030, { counts: { added: 1 }, rows: [{ userName: '王小明' }] })
    const utf16 = Buffer.from(text, 'utf16le')
    assert.equal(((await (await send(admin, 'previews', utf16, CsvType)).json()) as any).msg, csvMessages.encoding)
    const broken = Buffer.from(`${titles.join()}\n"王小明,1\n`)
    assert.equal(((await (await send(admin, 'previews', broken, CsvType)).json()) as any).msg, csvMessages.broken(2))
  })

  test('the report masks numbers and has no formulas', async ({ assert }) => {
    const { telephone, idCard } = otherUser()
    const rows: Cells[] = [
      ['=HYPERLINK(A1)', idCard, telephone, null, null],
      ['周若谷', null, otherUser().telephone, '@SUM(1)', null],
    ]
    const answer = await send(admin, 'reports', Buffer.from(asCsv(rows)), CsvType)
    const file = await answer.arrayBuffer()
    const text = await readText(file)
    assert.include(text, "'=HYPERLINK")
    assert.include(text, "'@SUM(1)")
    assert.include(text, messages.courseNumberWrong)
    assert.notInclude(text, telephone)
    assert.notInclude(text, idCard)
  })

  test('the template has text columns and lists the courses', async ({ assert }) => {
    const courseId = await course({ type: 1 })
    const url = `http://127.0.0.1:${process.env.PORT}/api/admin/learner-imports/template`
    const file = await (await fetch(url, { headers: { Authorization: admin.token } })).arrayBuffer()
    assert.deepEqual((await readRows(file))[0], titles)
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(new Uint8Array(file), { readStyles: true })
    assert.include(JSON.stringify(sheets[1]!.rows), String(courseId))
    const files = unzipSync(new Uint8Array(file))
    const [sheet, styles] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((name) => strFromU8(files[name]!))
    const ofColumns = [...sheet!.matchAll(/<col [^>]*style="(\d+)"/g)].map(([, style]) => Number(style))
    assert.lengthOf(ofColumns, titles.length)
    const formats = [...styles!.split('<cellXfs')[1]!.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id)
    const text = /numFmtId="(\d+)" formatCode="@"/.exec(styles!)![1]
    for (const style of ofColumns) assert.equal(formats[style], text)
  })

  test('other files and longer sheets are refused', async ({ assert }) => {
    const other: any = await (await send(admin, 'previews', Buffer.from('x'), 'text/plain')).json()
    assert.equal(other.msg, messages.otherType)
    const rows = Array.from({ length: MaxImportedLearners + 1 }, () => ['周', null, '1', null, null])
    assert.equal((await preview(admin, rows)).msg, messages.tooManyRows)
    const csv = Buffer.from(asCsv(rows))
    assert.equal(((await (await send(admin, 'previews', csv, CsvType)).json()) as any).msg, messages.tooManyRows)
  })
})
