import { tracingChannel } from 'node:diagnostics_channel'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { now, toStored } from '#core/time'

interface Execution {
  job: { name: string }
  status?: string
}

/** Events of the queue: each job that a worker of this process runs. */
const executions = tracingChannel<Execution>('boringqueue.job.execute')

/** A separate worker serves no requests, so successes are rows that every process can report. */
export function recordSuccesses(): void {
  const ignore = () => {}
  executions.subscribe({
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    error: ignore,
    asyncEnd({ job, status }) {
      if (status === 'completed') void recordSuccess(job.name)
    },
  })
}

/** Never throws: the job is done, whether or not its success is recorded. */
export async function recordSuccess(job: string): Promise<void> {
  const row = { job, succeeded_at: toStored(now()) }
  try {
    await db.table('job_last_runs').knexQuery.insert(row).onConflict('job').merge()
  } catch (error) {
    logger.warn({ err: error, job }, 'the success of a job was not recorded')
  }
}

/** Stored text; null before the first success. @param client of the transaction, if there is one */
export async function lastSuccess(job: string, client: QueryClientContract = db.connection()): Promise<string | null> {
  const row = await client.from('job_last_runs').where('job', job).select('succeeded_at as at').first()
  return row?.at ?? null
}
