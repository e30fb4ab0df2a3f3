import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { isLostConnection, isReadOnlyError } from '#core/connections/database_errors'
import { replicaName } from '#core/connections/replica_name'
import { DatabaseMs } from '#core/connections/statement_time'

interface KnexClient {
  connectionSettings: { connectTimeout?: number }
  pool: { acquireTimeoutMillis: number }
  acquireConnection(): Promise<unknown>
}

/** From now on in this process, because users wait for a connection. */
export function limitConnectTime(): void {
  for (const name of [db.primaryConnectionName, replicaName]) {
    if (!db.manager.has(name)) continue
    const { client } = db.connection(name).getWriteClient() as unknown as { client: KnexClient }
    if (!('connectTimeout' in client.connectionSettings)) continue
    client.connectionSettings.connectTimeout = DatabaseMs.connect
    client.pool.acquireTimeoutMillis = DatabaseMs.acquire
    if (name !== replicaName) waitForFailover(client)
  }
}

const againMs = 100
const waitedFor = new WeakSet<object>()

/** A retry would wait as long again. */
export const isConnectTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && waitedFor.has(error)

/** Nothing was sent yet, so the caller may wait until a cluster has changed its primary. */
function waitForFailover(client: KnexClient): void {
  const acquire = client.acquireConnection.bind(client)
  client.acquireConnection = async () => {
    const began = performance.now()
    for (;;) {
      try {
        return await acquire()
      } catch (error) {
        if (!isLostConnection(error) && !isReadOnlyError(error)) throw error
        if (performance.now() - began > DatabaseMs.switch) {
          waitedFor.add(error as object)
          throw error
        }
        await pause(againMs)
      }
    }
  }
}
