import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { workbook, type Cell } from '#core/spreadsheet'
import { exportKinds, fileNameOf, idsOf, isArchive, sheetOf } from '#exports/export_kind'
import { ExportKindText, type ExportKindName } from '#exports/terms'
import { createMatrixFixture, type MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'
import { readRows } from '#tests/workbook'

const days = { from: '2026-01-01', to: '2026-12-31' }

type SheetName = Exclude<ExportKindName, 'exchange'>

const sheetKinds = () =>
  exportKinds().flatMap((kind) => (isArchive(kind) ? [] : [{ ...kind, name: kind.name as SheetName }]))

/** Filters that match at least one row for each kind. */
const filtersOf = (fixture: MatrixFixture): Record<SheetName, object> => ({
  'orders': { createTimeStart: days.from, createTimeEnd: days.to, orderStatus: [1, 2, 3] },
  'users': {},
  'invoices': { requestedFrom: days.from, requestedTo: days.to },
  'live-codes': { courseId: fixture.cooperativeCourseId },
  'scores': { paperId: fixture.examFixture.paperId },
  'push-logs': { uploadedFrom: days.from, uploadedTo: days.to },
  'cycles': {},
  'qualifications': {},
})

/** Columns with text written by users. */
const written: [table: string, columns: string[]][] = [
  ['users', ['user_name']],
  ['orders', ['order_name', 'express_company']],
  ['order_items', ['item_name']],
  ['courses', ['course_name']],
  ['invoices', ['payer_name', 'payer_bank', 'payer_account', 'payer_address', 'payer_email']],
  ['invoices', ['mailing_name', 'mailing_address', 'express_company']],
  ['hour_uploads', ['answer', 'receipt_no']],
]

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1']
const formula = /^[=+\-@\t\r＝＋－＠]/

const bytesOf = (sheet: Parameters<typeof workbook>[0]) => new Response(workbook(sheet)).arrayBuffer()

const textsOf = (rows: Cell[][]) => rows.flat().filter((cell): cell is string => typeof cell === 'string')

test.group('Export kinds', (group) => {
  let fixture: MatrixFixture
  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    for (const [table, columns] of written) {
      await db.from(table).update(Object.fromEntries(columns.map((column, at) => [column, hostile[at % 4]])))
    }
    return empty
  })

  test('every kind is registered under its name', ({ assert }) => {
    assert.sameMembers(
      exportKinds().map(({ name }) => name),
      Object.keys(ExportKindText)
    )
    for (const kind of exportKinds()) assert.match(fileNameOf(kind), /^[^=].+\.(xlsx|zip)$/)
  })

  for (const kind of sheetKinds()) {
    test(`${kind.name} exports no formula written by a user`, async ({ assert }) => {
      const filters = await kind.validator.validate(filtersOf(fixture)[kind.name])
      const ids = await idsOf(kind, filters, 100)
      assert.isNotEmpty(ids)
      const raw = (await kind.cells(ids, filters)) as Cell[][]
      assert.isNotEmpty(textsOf(raw).filter((text) => formula.test(text)))

      const rows = await readRows(await bytesOf(sheetOf(kind, { ids, filters })))

      assert.lengthOf(rows, ids.length + 1)
      assert.isEmpty(textsOf(rows).filter((text) => formula.test(text)))
    })

    test(`${kind.name} escapes formulas in every column`, async ({ assert }) => {
      const attacked = { ...kind, cells: async () => hostile.map((text) => kind.columns.map(() => text)) }

      const [titles, ...rows] = await readRows(await bytesOf(sheetOf(attacked, { ids: [1], filters: {} })))

      assert.deepEqual(
        titles,
        kind.columns.map(({ title }) => title)
      )
      assert.deepEqual(
        rows,
        hostile.map((text) => kind.columns.map(() => `'${text}`))
      )
    })

    test(`${kind.name} exports the rows in order of their ids`, async ({ assert }) => {
      const filters = await kind.validator.validate(filtersOf(fixture)[kind.name])
      const ids = await idsOf(kind, filters, 100)
      const one = async (id: number) => (await kind.cells([id], filters))[0]

      const together = await kind.cells(ids, filters)

      assert.deepEqual(together, await Promise.all(ids.map(one)))
      assert.lengthOf(await idsOf(kind, filters, 1), 1)
    })
  }
})
