import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { prepared } from '#core/prepared_statements'
import { isRetryable, transaction } from '#core/transaction'

const allNames = prepared<{ name: string }>('select name from params')
const onMysql = db.connection().dialect.name === 'mysql'

const numbered = (errno: number, message = 'said by the server') => Object.assign(new Error(message), { errno })
const coded = (code: string) => Object.assign(new Error('said by the driver'), { code })

/** Errors after which the transaction or statement is undone, so it can be retried. */
const undone: [string, Error][] = [
  ['1213, a deadlock', numbered(1213)],
  ['1020, a record that changed', numbered(1020)],
  ['1180 for another member', numbered(1180, 'Got error 149 - Lock deadlock during COMMIT')],
  ['1290, a read-only server', numbered(1290)],
  ['1792, a read-only transaction', numbered(1792)],
  ['1836, a read-only mode', numbered(1836)],
  ['a connection lost before COMMIT', coded('PROTOCOL_CONNECTION_LOST')],
  ['a reset before COMMIT', coded('ECONNRESET')],
  ['3032, an offline member', numbered(3032)],
]
/** Errors whose outcome is unknown, or which a retry would repeat. */
const final: [string, Error][] = [
  ['3100, a group that was left under COMMIT', numbered(3100)],
  ['3101, undone here and perhaps not in the group', numbered(3101)],
  ['1180 for another reason', numbered(1180, 'Got error 28 - No space left during COMMIT')],
  ['a statement without an answer', coded('PROTOCOL_SEQUENCE_TIMEOUT')],
  ['1205, a lock waited for in vain', numbered(1205)],
  ['1062, a duplicate', numbered(1062)],
]

test.group('Transaction retries', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  const names = () => db.from('params').where('name', 'again').select('name')

  /** Writes a row and fails the first time. */
  async function failOnce(error: Error) {
    let runs = 0
    const done = transaction(async (trx) => {
      await trx.table('params').insert({ name: 'again', value: '1' })
      if (++runs === 1) throw error
    })
    const failed = await done.then(
      () => null,
      (reason: unknown) => reason
    )
    return { runs, failed }
  }

  test('a transaction is retried after {0}')
    .with(undone)
    .run(async ({ assert }, [, error]) => {
      assert.isTrue(isRetryable(error))
      assert.deepEqual(await failOnce(error), { runs: 2, failed: null })
      assert.lengthOf(await names(), 1)
    })

  test('a transaction is not retried after {0}')
    .with(final)
    .run(async ({ assert }, [, error]) => {
      assert.isFalse(isRetryable(error))
      assert.deepEqual(await failOnce(error), { runs: 1, failed: error })
      assert.lengthOf(await names(), 0)
    })

  test('retries stop after three lost races', async ({ assert }) => {
    let runs = 0
    const work = () => {
      runs++
      throw numbered(1213)
    }
    await assert.rejects(() => transaction(async () => work()), /said by the server/)
    assert.equal(runs, 3)
  })

  test('a lost response to COMMIT is not retried', async ({ assert }) => {
    let runs = 0
    const work = transaction(async (trx) => {
      runs++
      await trx.table('params').insert({ name: 'again', value: '1' })
      const { client } = trx.knexClient
      const query = client.query.bind(client)
      client.query = async (connection: unknown, sql: unknown) => {
        const answer = await query(connection, sql)
        if (sql === 'COMMIT;') throw coded('PROTOCOL_CONNECTION_LOST')
        return answer
      }
    })
    await assert.rejects(() => work, /said by the driver/)
    assert.equal(runs, 1)
    // The first attempt was committed.
    assert.lengthOf(await names(), 1)
  })

  test('a connection closed by the server is retried', async ({ assert }) => {
    let runs = 0
    await transaction(async (trx) => {
      runs++
      await trx.table('params').insert({ name: 'again', value: '1' })
      if (runs > 1) return
      const [[{ id }]] = await trx.rawQuery('select connection_id() as id')
      await db.rawQuery(`kill connection ${Number(id)}`)
      await trx.from('params').first()
    })
    assert.equal(runs, 2)
    assert.lengthOf(await names(), 1)
  }).skip(!onMysql, 'an embedded database has no connections to cut')

  test('a connection broken between two statements is retried', async ({ assert }) => {
    let runs = 0
    await transaction(async (trx) => {
      runs++
      await trx.table('params').insert({ name: 'again', value: '1' })
      if (runs === 1) {
        const [[{ id }]] = await trx.rawQuery('select connection_id() as id')
        await db.rawQuery(`kill connection ${Number(id)}`)
        // Waits until the driver has noticed the broken connection.
        await pause(200)
      }
      await allNames.rows(trx)
    })
    assert.equal(runs, 2)
    assert.lengthOf(await names(), 1)
  }).skip(!onMysql, 'an embedded database has no connections to cut')

  test('a closed connection is not reused', async ({ assert }) => {
    await Promise.all(Array.from({ length: 6 }, () => db.rawQuery('select sleep(0.05)')))
    const [all] = await db.rawQuery('show processlist')
    const [[{ id }]] = await db.rawQuery('select connection_id() as id')
    const { database } = db.connection().getWriteClient().client.connectionSettings
    for (const { Id, db: used } of all as { Id: number; db: string }[]) {
      if (used === database && Id !== id) await db.rawQuery(`kill connection ${Id}`).catch(() => null)
    }
    // Waits until the driver has noticed the broken connection.
    await pause(200)
    const answers = await Promise.all(Array.from({ length: 12 }, () => db.rawQuery('select 1 as one')))
    assert.lengthOf(answers, 12)
  }).skip(!onMysql, 'an embedded database has no connections to cut')
})
