import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { begunProgress, changedAt, type ProgressQuery } from '#statistics/study/begun_progress'

/** Sums of disjoint sets of users can be added. */
export interface DropOffPoints {
  began: number
  /** Learners who finished every published chapter. */
  finished: number
  /** By position of the chapter in the course, from 0. */
  stopped: number[]
}

/** Each learner's furthest chapter, aggregated by the database, and whether the learner has continued since. */
export async function dropOffPoints(client: QueryClientContract, progressQuery: ProgressQuery): Promise<DropOffPoints> {
  const { chapterIds, dropOffThreshold } = progressQuery
  const places = chapterIds.map((_, place) => `when ? then ${place}`).join(' ')
  const people = begunProgress(client, progressQuery)
    .groupBy('chapter_progress.user_id')
    .select(
      client.raw(`max(case chapter_progress.chapter_id ${places} end) as place`, chapterIds),
      client.raw('count(chapter_progress.completed_at) as finished'),
      client.raw(`max(${changedAt}) as changed`)
    )
  const rows: Record<'place' | 'began' | 'finished' | 'stopped', number>[] = await client
    .from(people.as('people'))
    .groupBy('place')
    .select('place')
    .select(
      client.raw('count(*) as began'),
      client.raw('sum(case when finished = ? then 1 else 0 end) as finished', [chapterIds.length]),
      client.raw('sum(case when finished < ? and changed < ? then 1 else 0 end) as stopped', [
        chapterIds.length,
        dropOffThreshold,
      ])
    )
  const sum = (of: 'began' | 'finished') => rows.reduce((all, row) => all + Number(row[of]), 0)
  const stopped = new Map(rows.map((row) => [Number(row.place), Number(row.stopped)]))
  return {
    began: sum('began'),
    finished: sum('finished'),
    stopped: chapterIds.map((_, place) => stopped.get(place) ?? 0),
  }
}
