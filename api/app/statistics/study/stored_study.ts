import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PaperSums } from '#exams/analysis/paper_results'
import { fromStored, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import type { ProgressCounts } from '#statistics/study/progress_counts'
import type { DateTime } from 'luxon'

/** The stored counts of a course that has too many learners to be counted on request. */
export interface StudyCounts {
  holders: number
  progress: ProgressCounts
  papers: PaperSums[]
}

export interface StoredStudy extends StudyCounts {
  countedAt: DateTime
}

export async function storedStudy(client: QueryClientContract, courseId: number): Promise<StoredStudy | null> {
  const row = await client.from('course_studies').where('course_id', courseId).first()
  if (!row) return null
  return { ...(JSON.parse(row.counts) as StudyCounts), countedAt: fromStored(row.counted_at) }
}

export async function storeStudy(trx: Trx, courseId: number, kept: StoredStudy): Promise<void> {
  const { countedAt, ...counts } = kept
  const row = { counted_at: toStored(countedAt), counts: JSON.stringify(counts) }
  const isThere = await trx.from('course_studies').where('course_id', courseId).forUpdate().first()
  if (isThere) await trx.from('course_studies').where('course_id', courseId).update(row)
  else await trx.table('course_studies').insert({ course_id: courseId, ...row })
}
