import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { askReplicaAgain, readSnapshotFromReplica, readFromReplica } from '#core/http/replica_reads'
import { replicaName } from '#core/connections/replica_name'
import { freePort } from '../../../../scripts/free_port.mjs'

const onMysql = db.connection().dialect.name === 'mysql'
const params = (client: QueryClientContract) => client.from('params').where('name', 'late')

test.group('Replica', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(() => {
    askReplicaAgain()
    return () => db.manager.release(replicaName)
  })
  group.each.skip(!onMysql, 'an embedded database has no replica')

  /** Uses a port without a server, or by default the same database. */
  async function replicaAt(port?: number) {
    const { config } = db.manager.get(db.primaryConnectionName)!
    const connection = { ...(config.connection as object), ...(port && { port }) }
    db.manager.add(replicaName, { ...config, connection } as typeof config)
  }
  const nameOf = async (client: QueryClientContract) => client.connectionName

  test('only reads that allow stale data use the replica', async ({ assert }) => {
    await replicaAt()
    assert.equal(await readFromReplica(nameOf), replicaName)
    assert.equal(await readSnapshotFromReplica(nameOf), replicaName)
  })

  test('an unreachable replica is skipped and the primary answers', async ({ assert }) => {
    await replicaAt(await freePort())
    await db.table('params').insert({ name: 'late', value: '1' })
    assert.lengthOf(await readFromReplica((client) => params(client)), 1)
    assert.equal(await readFromReplica(nameOf), db.primaryConnectionName)
    assert.lengthOf(await readSnapshotFromReplica((trx) => params(trx)), 1)
    assert.equal(await readSnapshotFromReplica(nameOf), db.primaryConnectionName)
  })

  test('a SQL error on the replica is rethrown, not retried', async ({ assert }) => {
    await replicaAt()
    await assert.rejects(() => readFromReplica((client) => client.rawQuery('select nothing from nowhere')))
    assert.equal(await readFromReplica(nameOf), replicaName)
  })

  test('the primary answers when there is no replica', async ({ assert }) => {
    assert.equal(await readFromReplica(nameOf), db.primaryConnectionName)
  })
})
