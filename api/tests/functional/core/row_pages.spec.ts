import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { CountedRows } from '#core/shared_rules'
import { pageOfParts, pageOfRows, type Reading } from '#core/paginate'
import { now, toStored } from '#core/time'

const columns = { login_type: 'password', event: 'login', ip: '127.0.0.1' }

async function fill(rows: number, succeeded = true) {
  const at = toStored(now())
  const row = { ...columns, login_name: 'row-pages', succeeded, created_at: at }
  for (let left = rows; left > 0; left -= 500) {
    await db.table('login_logs').multiInsert(Array.from({ length: Math.min(500, left) }, () => row))
  }
}

const logs = (succeeded?: boolean) => (readings?: Reading[]) => (reading: Reading) => {
  readings?.push(reading)
  const found = db.from('login_logs').where('login_name', 'row-pages')
  return succeeded === undefined ? found : found.where('succeeded', succeeded)
}
const query = { id: 'login_logs.id', pageSize: 10 }

test.group('Pages of rows', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('few rows are counted and sorted in one statement', async ({ assert }) => {
    await fill(25)
    const readings: Reading[] = []

    const found = await pageOfRows(logs()(readings), { ...query, page: 3, sums: ['user_id'] })

    assert.include(found, { total: 25, more: false })
    assert.lengthOf(found.ids, 5)
    assert.deepEqual(
      found.ids,
      [...found.ids].sort((one, other) => other - one)
    )
    assert.deepEqual(readings, ['few'])
    assert.deepEqual(found.sums, [0])
  })

  test('the total is correct beyond the last page', async ({ assert }) => {
    await fill(25)

    const found = await pageOfRows(logs()(), { ...query, page: 4 })

    assert.deepEqual(found, { ids: [], total: 25, more: false, sums: [] })
  })

  test('counting stops at the limit and sums are left out', async ({ assert }) => {
    await fill(CountedRows + 1)
    const readings: Reading[] = []

    const found = await pageOfRows(logs()(readings), { ...query, sums: ['user_id'] })

    assert.include(found, { total: CountedRows, more: true, sums: null })
    assert.deepEqual(readings, ['few', 'along'])
    const [{ last }] = await db.from('login_logs').max('id as last')
    assert.equal(found.ids[0], Number(last))
  })

  test('pages continue across the parts of a list', async ({ assert }) => {
    await fill(8, true)
    await fill(8, false)
    const parts = [logs(true)(), logs(false)()]

    const first = await pageOfParts(parts, { ...query, page: 1 })
    const second = await pageOfParts(parts, { ...query, page: 2 })

    assert.include(first, { total: 16, more: false })
    const rows = await db.from('login_logs').whereIn('id', first.ids.slice(0, 8)).select('succeeded')
    assert.isTrue(rows.every(({ succeeded }) => Boolean(succeeded)))
    assert.lengthOf(new Set([...first.ids, ...second.ids]), 16)
  })
})
