import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isLostConnection, isTimeout } from '#core/connections/database_errors'
import { replicaName } from '#core/connections/replica_name'
import { isLearnerOnly, userOrNull } from '#core/current_user'
import { isInternalKey } from '#core/http/internal_key'
import { transaction, type Trx } from '#core/transaction'

/** A failed replica is used again after this time. */
const restMs = 5_000
let restsUntil = -Infinity

const hasReplica = () => db.manager.has(replicaName) && performance.now() >= restsUntil

/**
 * Runs read-only work that may be some seconds stale on the replica, if there is one, and on the primary if the replica
 * fails. Decisions based on such a read are checked again on the primary (docs/decisions/0090).
 */
export async function readFromReplica<T>(work: (client: QueryClientContract) => Promise<T>): Promise<T> {
  if (!hasReplica()) return work(db.connection())
  return onReplica(
    () => work(db.connection(replicaName)),
    () => work(db.connection())
  )
}

/** The same with all statements in one snapshot, for stats that must add up. */
export async function readSnapshotFromReplica<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  if (!hasReplica()) return transaction(work)
  return onReplica(
    () => db.connection(replicaName).transaction((trx) => work(trx)),
    () => transaction(work)
  )
}

async function onReplica<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  try {
    return await there()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    restsUntil = performance.now() + restMs
    return here()
  }
}

const isUnreachable = (error: unknown) =>
  isLostConnection(error) || isTimeout(error) || (error as Error).name === 'KnexTimeoutError'

/**
 * A learner's own view of the catalogue may be stale. Shared cached data may not: after a purge the old state would be cached
 * again. The same holds for pages that the storefront renders and caches, and for staff, who expect to see their own changes.
 */
export function allowsStaleRead(ctx: HttpContext): boolean {
  return isLearnerOnly(userOrNull(ctx)) && !isInternalKey(ctx.request.header('x-internal-key'))
}

/** Reads the catalogue from the replica if the caller may get stale data. */
export function readCatalogue<T>(ctx: HttpContext, work: (client: QueryClientContract) => Promise<T>): Promise<T> {
  return allowsStaleRead(ctx) ? readFromReplica(work) : work(db.connection())
}

/** For tests: the replica is used again at once. */
export function askReplicaAgain(): void {
  restsUntil = -Infinity
}
