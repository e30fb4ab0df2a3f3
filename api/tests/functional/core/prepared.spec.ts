import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { prepared } from '#core/prepared_statements'
import { isDuplicate, transaction } from '#core/transaction'
import { statementsOf } from '#tests/statements'

const add = prepared(`insert into params (name, value) values (?, ?)`)
const read = prepared<{ name: string; value: string | null; length: number }>(
  `select name, value, length(name) as length from params where name like ? order by name`
)
const lock = prepared<{ name: string }>(`select name from params where name = ?`, { locks: true })

test.group('Prepared statements', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  const names = async () => (await read.rows(db.connection(), 'p-%')).map(({ name }) => name)

  test('texts are bound unchanged and numbers stay numbers', async ({ assert }) => {
    const hostile = `' or 1=1 -- "\\ ? 筑学 🏗`
    await add.write(db.connection(), 'p-one', hostile)
    assert.containSubset(await read.rows(db.connection(), 'p-%'), [{ name: 'p-one', value: hostile, length: 5 }])
  })

  test('statements run in the given transaction', async ({ assert }) => {
    const failed = transaction(async (trx) => {
      await add.write(trx, 'p-undone', '1')
      assert.lengthOf(await lock.rows(trx, 'p-undone'), 1)
      throw new Error('undo')
    })
    await assert.rejects(() => failed, 'undo')
    assert.deepEqual(await names(), [])

    await transaction((trx) => add.write(trx, 'p-kept', '1'))
    assert.deepEqual(await names(), ['p-kept'])
  })

  test('a duplicate error does not contain the values', async ({ assert }) => {
    await add.write(db.connection(), 'p-one', 'secret-value')
    const error = await add.write(db.connection(), 'p-one', 'secret-value').catch((it) => it)
    assert.isTrue(isDuplicate(error))
    assert.notInclude(error.message, 'secret-value')
    assert.notInclude(JSON.stringify(error), 'secret-value')
    assert.deepEqual(await names(), ['p-one'])
  })

  test('rows are locked where the database supports it', async ({ assert }) => {
    const [, locked] = await statementsOf(() => transaction((trx) => lock.rows(trx, 'p-one')))
    const onMysql = db.connection().dialect.name === 'mysql'
    assert.equal(locked.endsWith('for update'), onMysql)
  })

  test('statements release their connection', async ({ assert }) => {
    const rounds = Array.from({ length: 100 }, (_, at) => add.write(db.connection(), `p-${at}`, ''))
    await Promise.all(rounds)
    assert.lengthOf(await names(), 100)
  })
})
