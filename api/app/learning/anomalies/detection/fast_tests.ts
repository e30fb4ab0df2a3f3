import db from '@adonisjs/lucid/services/db'
import { fromStored, toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import type { FoundAnomaly, SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyKind, FastTestAttempts, FastTestPart } from '#learning/anomalies/terms'

interface AttemptRow {
  id: number
  user_id: number
  paper_id: number
  mode: string
  started_at: string
  submitted_at: string
}

/** The median time of a paper is taken from this many newest attempts. */
const measured = 500

/** Passed in less than a tenth of the median time of all users who passed the same paper in the same mode. */
export async function findFastTests({ from, until }: SearchedDay): Promise<FoundAnomaly[]> {
  const passed: AttemptRow[] = await attempts()
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', until)
    .orderBy('id')
  const medians = new Map<string, number | null>()
  const found: FoundAnomaly[] = []
  for (const attempt of passed) {
    const key = `${attempt.paper_id} ${attempt.mode}`
    if (!medians.has(key)) medians.set(key, await medianSeconds(attempt))
    const median = getOrFail(medians, key)
    const seconds = secondsOf(attempt)
    if (median === null || seconds * FastTestPart > median) continue
    found.push({
      kind: AnomalyKind.FastTest,
      anomalyKey: `${AnomalyKind.FastTest}:${attempt.id}`,
      userId: attempt.user_id,
      weight: 1,
      items: [
        {
          subject: 'user-paper',
          id: attempt.id,
          time: toWireTime(attempt.submitted_at),
          words: `用时${seconds}秒，一般用时${median}秒`,
        },
      ],
      happenedAt: attempt.submitted_at,
    })
  }
  return found
}

function attempts() {
  return db
    .from('user_papers')
    .where('user_pass', true)
    .whereNotNull('submitted_at')
    .select('id', 'user_id', 'paper_id', 'mode', 'started_at', 'submitted_at')
}

/** Null when too few users have passed. */
async function medianSeconds({ paper_id: paperId, mode }: AttemptRow): Promise<number | null> {
  const rows: AttemptRow[] = await attempts()
    .where({ paper_id: paperId, mode })
    .orderBy('submitted_at', 'desc')
    .limit(measured)
  if (rows.length < FastTestAttempts) return null
  const lengths = rows.map(secondsOf).sort((one, other) => one - other)
  return lengths[Math.floor(lengths.length / 2)]
}

function secondsOf({ started_at: started, submitted_at: submitted }: AttemptRow): number {
  return Math.max(0, Math.round(fromStored(submitted).diff(fromStored(started)).as('seconds')))
}
