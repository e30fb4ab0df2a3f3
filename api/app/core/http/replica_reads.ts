import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isLostConnection, isTimeout } from '#core/connections/database_errors'
import { replicaName } from '#core/connections/replica_name'
import { isLearnerOnly, userOrNull } from '#core/current_user'
import { isInternalKey } from '#core/http/internal_key'
import { transaction, type Trx } from '#core/transaction'

/** A replica that failed is asked again after this long. */
const restMs = 5_000
let restsUntil = -Infinity

const hasReplica = () => db.manager.has(replicaName) && performance.now() >= restsUntil

/**
 * Work that only reads, and may see what was true some seconds ago: on the replica where there is one. It goes to the primary when the
 * replica does not answer. What is decided by such a read is decided again on the primary (docs/decisions/0090).
 */
export async function readFromReplica<T>(work: (client: QueryClientContract) => Promise<T>): Promise<T> {
  if (!hasReplica()) return work(db.connection())
  return onReplica(
    () => work(db.connection(replicaName)),
    () => work(db.connection())
  )
}

/** The same with all statements at one moment, for figures that must add up. */
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
 * A learner's own look at the catalogue may be late. What is cached for all may not: after a purge the old state would be cached
 * again. Nor what the shop renders, whose pages are cached, nor what staff see, who look at what they just changed.
 */
export function allowsStaleRead(ctx: HttpContext): boolean {
  return isLearnerOnly(userOrNull(ctx)) && !isInternalKey(ctx.request.header('x-internal-key'))
}

/** Reads of the catalogue as the caller may have them. */
export function readCatalogue<T>(ctx: HttpContext, work: (client: QueryClientContract) => Promise<T>): Promise<T> {
  return allowsStaleRead(ctx) ? readFromReplica(work) : work(db.connection())
}

/** Of tests: the replica is asked at once. */
export function askReplicaAgain(): void {
  restsUntil = -Infinity
}
