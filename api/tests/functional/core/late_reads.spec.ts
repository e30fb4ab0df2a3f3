import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { askReplicaAgain, readSnapshotFromReplica, readFromReplica } from '#core/http/replica_reads'
import { replicaName } from '#core/connections/replica_name'
import { freePort } from '../../../../scripts/free_port.mjs'

const onMysql = db.connection().dialect.name === 'mysql'
const params = (client: QueryClientContract) => client.from('params').where('name', 'late')

test.group('A replica', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(() => {
    askReplicaAgain()
    return () => db.manager.release(replicaName)
  })
  group.each.skip(!onMysql, 'an embedded database has no replica')

  /** On another port where nobody listens, unless it is the same database. */
  async function replicaAt(port?: number) {
    const { config } = db.manager.get(db.primaryConnectionName)!
    const connection = { ...(config.connection as object), ...(port && { port }) }
    db.manager.add(replicaName, { ...config, connection } as typeof config)
  }
  const nameOf = async (client: QueryClientContract) => client.connectionName

  test('answers what may be late, and nobody else does', async ({ assert }) => {
    await replicaAt()
    assert.equal(await readFromReplica(nameOf), replicaName)
    assert.equal(await readSnapshotFromReplica(nameOf), replicaName)
  })

  test('that is away is left alone, and the primary answers', async ({ assert }) => {
    await replicaAt(await freePort())
    await db.table('params').insert({ name: 'late', value: '1' })
    assert.lengthOf(await readFromReplica((client) => params(client)), 1)
    assert.equal(await readFromReplica(nameOf), db.primaryConnectionName)
    assert.lengthOf(await readSnapshotFromReplica((trx) => params(trx)), 1)
    assert.equal(await readSnapshotFromReplica(nameOf), db.primaryConnectionName)
  })

  test('hides no fault of a statement', async ({ assert }) => {
    await replicaAt()
    await assert.rejects(() => readFromReplica((client) => client.rawQuery('select nothing from nowhere')))
    assert.equal(await readFromReplica(nameOf), replicaName)
  })

  test('is not asked where there is none', async ({ assert }) => {
    assert.equal(await readFromReplica(nameOf), db.primaryConnectionName)
  })
})
