import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Uploaded seconds of study records that count for the cycle, 0 included; confirmed hours of others are none. */
export async function countedSecondsByRecord(
  client: QueryClientContract,
  cycleId: number,
  courseEduLogIds: number[]
): Promise<Map<number, number>> {
  const rows: { id: number; seconds: number }[] = await entriesOf(client, cycleId)
    .whereIn('h.course_edu_log_id', courseEduLogIds)
    .groupBy('h.course_edu_log_id')
    .select('h.course_edu_log_id as id')
    .sum('e.counted_seconds as seconds')
  const counted = new Map(rows.map(({ id, seconds }) => [id, Number(seconds)]))
  return new Map(courseEduLogIds.map((id) => [id, counted.get(id) ?? 0]))
}

/** Ids of uploads with minutes that count for the cycle, as a subquery. */
export function uploadsCountedFor(client: QueryClientContract, cycleId: number) {
  return entriesOf(client, cycleId)
    .whereNotNull('h.hour_upload_id')
    .groupBy('h.hour_upload_id')
    .havingRaw('sum(e.counted_seconds) > 0')
    .select('h.hour_upload_id')
}

const entriesOf = (client: QueryClientContract, cycleId: number) =>
  client
    .from('cycle_entries as e')
    .join('hour_entries as h', 'h.id', 'e.hour_entry_id')
    .where('e.education_cycle_id', cycleId)
