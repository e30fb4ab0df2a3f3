import { now, toStored } from '#core/time'
import Export from '#exports/export'
import { ExportState } from '#exports/terms'

const rememberedHours = 1

/**
 * Fair order: the user with the fewest exports started within the last hour goes first, with the oldest queued one. So five
 * exports of one user do not delay the only one of another.
 */
export async function nextQueuedExport(): Promise<Export | null> {
  const waiting = await Export.query().where('state', ExportState.Waiting).orderBy('id').select('id', 'userId')
  if (!waiting.length) return null
  const startedCounts = await countRecentlyStarted(waiting.map(({ userId }) => userId))
  const [first] = waiting.toSorted(
    (one, other) => (startedCounts.get(one.userId) ?? 0) - (startedCounts.get(other.userId) ?? 0)
  )
  return Export.find(first.id)
}

/** Exports that each user started. A released export is queued again and does not count. */
async function countRecentlyStarted(userIds: number[]): Promise<Map<number, number>> {
  const rows = await Export.query()
    .whereIn('userId', [...new Set(userIds)])
    .whereNot('state', ExportState.Waiting)
    .where('startedAt', '>=', toStored(now().minus({ hours: rememberedHours })))
    .groupBy('userId')
    .select('userId')
    .count('* as begun')
  return new Map(rows.map((row) => [row.userId, row.$extras.begun]))
}
