import logger from '@adonisjs/core/services/logger'
import { writeCommitted } from '#core/audit/anchors'
import { currentKeyId } from '#core/audit/keys'
import { now } from '#core/time'
import { afterCommit, type Trx } from '#core/transaction'

/** The end of the log after a new entry. */
export interface End {
  lastId: number
  lastHash: string
  entries: number
}

const added = new WeakMap<Trx, End[]>()
let writing: Promise<void> = Promise.resolve()

/**
 * Each entry goes to the process log, and the end of the log to a file next to the anchors, so that entries committed
 * since the last anchor cannot be removed undetected. A transaction that is rolled back leaves nothing.
 */
export function recordOnceCommitted(trx: Trx, end: End): void {
  const ends = added.get(trx)
  if (ends) return void ends.push(end)
  const first = [end]
  added.set(trx, first)
  afterCommit(trx, () => record(first))
}

/** The file is not awaited: the folder may be a slow mount, and the entry is committed. */
function record(ends: End[]): void {
  for (const { lastId, lastHash } of ends) {
    logger.info({ auditEntry: { id: lastId, hash: lastHash } }, 'audit entry committed')
  }
  const [head, at] = [{ ...ends.at(-1)!, keyId: currentKeyId }, now()]
  writing = writing
    .then(() => writeCommitted(head, at))
    .catch((error) => logger.error({ err: error }, 'a committed audit entry was not recorded'))
}

/** Resolves when everything this process has committed is in the file. */
export const committedIsWritten = () => writing
