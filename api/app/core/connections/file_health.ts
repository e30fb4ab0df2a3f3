import { Worker } from 'node:worker_threads'
import logger from '@adonisjs/core/services/logger'

/** A check reads the whole file. */
const everyMs = 10 * 60_000

let isDamaged = false
let checkedAt = -Infinity

/** The result of the last check of an embedded database. The next check runs in its own thread and is not awaited. */
export function isKnownDamaged(file: string): boolean {
  if (performance.now() - checkedAt > everyMs) {
    checkedAt = performance.now()
    check(file)
  }
  return isDamaged
}

function check(file: string): void {
  const worker = new Worker(new URL('./damage_worker.js', import.meta.url), { workerData: file })
  worker.unref()
  const take = (damages: string[]) => {
    isDamaged = damages.length > 0
    if (isDamaged) logger.error({ file, damages }, 'the database file is damaged')
  }
  worker.once('message', take)
  worker.once('error', ({ message }) => take([message]))
}
