import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { now, toStored } from '#core/time'
import { clauseOrder } from '#exams/clauses/clause_order'
import OrderOfClauses from '@zhuxue/database/migrations/20261123090500_order_of_clauses'

test.group('Migration of the order of clauses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('orders what a former release wrote, more than once', async ({ assert }) => {
    const standard = { standard: 'GB 1', edition: '2020', created_at: toStored(now()) }
    const numbers = Array.from({ length: 501 }, (_, at) => `3.${501 - at}`)
    const rowsOf = (some: string[]) =>
      some.map((clause_no) => ({ ...standard, clause_no, clause_order: '' }))
    // SQLite takes five hundred rows in one statement at most.
    for (const some of [numbers.slice(0, 300), numbers.slice(300)]) {
      await db.table('clauses').multiInsert(rowsOf(some))
    }
    const migrate = () => new OrderOfClauses(db.connection(), 'order_of_clauses', false).execUp()

    await migrate()
    await migrate()

    const rows = await db.from('clauses').where('standard', 'GB 1').orderBy('clause_order')
    assert.deepEqual(
      rows.map((row) => row.clause_no),
      [...numbers].reverse()
    )
    assert.isTrue(rows.every((row) => row.clause_order === clauseOrder(row.clause_no)))
  })
})
