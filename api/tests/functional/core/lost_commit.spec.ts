import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { afterCommit, transaction, type Trx } from '#core/transaction'

/** The connection breaks during COMMIT and the database rolls back. */
function loseCommit({ knexClient }: Trx): void {
  const client = knexClient.client
  const query = client.query.bind(client)
  client.query = async (connection: unknown, sql: unknown) => {
    if (sql !== 'COMMIT;') return query(connection, sql)
    await query(connection, 'ROLLBACK')
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  }
}

test.group('Lost commit', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  const names = () => db.from('params').where('name', 'lost').select('name')

  test('a lost commit fails without running commit hooks', async ({ assert }) => {
    let begun = 0

    await assert.rejects(
      () =>
        transaction(async (trx) => {
          await trx.table('params').insert({ name: 'lost', value: '1' })
          afterCommit(trx, () => void begun++)
          loseCommit(trx)
        }),
      /ECONNRESET/
    )

    assert.deepEqual(await names(), [])
    assert.equal(begun, 0)
  })

  test('a successful commit runs its hooks once', async ({ assert }) => {
    let begun = 0

    await transaction(async (trx) => {
      await trx.table('params').insert({ name: 'lost', value: '1' })
      afterCommit(trx, () => void begun++)
    })

    assert.lengthOf(await names(), 1)
    assert.equal(begun, 1)
  })
})
