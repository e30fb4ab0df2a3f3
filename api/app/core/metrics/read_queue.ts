import db from '@adonisjs/lucid/services/db'
import { lastSuccess } from '#core/metrics/job_last_runs'
import { BackupRecord } from '#core/metrics/job_names'
import { backupSucceeded, queueJobs, queueOldest, scheduleEvery, scheduleSucceeded } from '#core/metrics/metrics'
import { fromStored } from '#core/time'

interface Kind {
  name: string
  status: string
  jobs: number
  score: number | null
  executeAt: number | null
  acquiredAt: number | null
}

/** The queue orders by priority times this, plus the time in milliseconds. */
const priorityStep = 1e13

export async function readQueue(): Promise<void> {
  const kinds: Kind[] = await db
    .from('queue_jobs')
    .whereIn('status', ['pending', 'delayed', 'active'])
    .select(db.raw("json_extract(data, '$.name') as name"), 'status')
    .select(db.raw('count(*) as jobs, min(score) as score'))
    .select(db.raw('min(execute_at) as executeAt, min(acquired_at) as acquiredAt'))
    .groupBy('name', 'status')

  queueJobs.reset()
  queueOldest.reset()
  const oldest = new Map<string, number>()
  for (const kind of kinds) {
    const job = String(kind.name).replaceAll('"', '')
    queueJobs.set({ job, state: kind.status }, Number(kind.jobs))
    const due = dueAt(kind)
    if (due !== null) oldest.set(job, Math.max(oldest.get(job) ?? 0, Date.now() - due))
  }
  for (const [job, ms] of oldest) queueOldest.set({ job }, ms / 1_000)
}

function dueAt({ status, score, executeAt, acquiredAt }: Kind): number | null {
  if (status === 'pending') return score === null ? null : Number(score) % priorityStep
  if (status === 'delayed') return executeAt === null ? null : Number(executeAt)
  if (status === 'active') return acquiredAt === null ? null : Number(acquiredAt)
  return null
}

export async function readSchedules(): Promise<void> {
  const rows: { id: string; everyMs: number | null; succeededAt: string | null }[] = await db
    .from('queue_schedules')
    .leftJoin('job_last_runs', 'job_last_runs.job', 'queue_schedules.name')
    .where('queue_schedules.status', 'active')
    .select('queue_schedules.id', 'queue_schedules.every_ms as everyMs')
    .select('job_last_runs.succeeded_at as succeededAt')

  scheduleSucceeded.reset()
  scheduleEvery.reset()
  for (const { id, everyMs, succeededAt } of rows) {
    const at = succeededAt === null ? 0 : fromStored(succeededAt).toSeconds()
    scheduleSucceeded.set({ schedule: id }, at)
    if (everyMs !== null) scheduleEvery.set({ schedule: id }, Number(everyMs) / 1_000)
  }
}

export async function readBackup(): Promise<void> {
  const at = await lastSuccess(BackupRecord)
  backupSucceeded.set(at === null ? 0 : fromStored(at).toSeconds())
}
