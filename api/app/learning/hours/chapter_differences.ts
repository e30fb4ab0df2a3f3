import type { Trx } from '#core/transaction'

export interface ChapterDifference {
  chapterId: number
  held: number
  available: number
}

interface Sum {
  chapterId: number
  held: number
  /** Available or uploaded already. */
  released: number
}

/** Chapters whose seconds in the ledger differ from the study logs of a course's record. */
export async function chapterDifferences(trx: Trx, courseEduLogId: number): Promise<ChapterDifference[]> {
  const [booked, studied] = [await bookedSums(trx, courseEduLogId), await studiedSums(trx, courseEduLogId)]
  const chapters = new Set([...booked.keys(), ...studied.keys()])
  const none = { held: 0, released: 0 }
  return [...chapters]
    .map((chapterId) => {
      const [is, should] = [booked.get(chapterId) ?? none, studied.get(chapterId) ?? none]
      return { chapterId, held: should.held - is.held, available: should.released - is.released }
    })
    .filter(({ held, available }) => held !== 0 || available !== 0)
}

/** Without manual corrections, which belong to no chapter. */
async function bookedSums(trx: Trx, courseEduLogId: number): Promise<Map<number, Sum>> {
  const rows = await trx
    .from('hour_entries')
    .where('course_edu_log_id', courseEduLogId)
    .whereNotNull('chapter_id')
    .groupBy('chapter_id')
    .select('chapter_id as chapterId')
    .sum('held_seconds as held')
    .sum('available_seconds as available')
    .sum('used_seconds as used')
    .sum('expired_seconds as expired')
  return byChapter(
    rows.map(({ chapterId, held, available, used, expired }) => ({
      chapterId,
      held: Number(held),
      released: Number(available) + Number(used) + Number(expired),
    }))
  )
}

async function studiedSums(trx: Trx, courseEduLogId: number): Promise<Map<number, Sum>> {
  const rows = await trx
    .from('study_logs')
    .where('course_edu_log_id', courseEduLogId)
    .select('chapter_id as chapterId', 'study_seconds as seconds', 'test_passed as passed')
  return byChapter(
    rows.map(({ chapterId, seconds, passed }) => {
      const isHeld = passed !== null && !passed
      return { chapterId, held: isHeld ? seconds : 0, released: isHeld ? 0 : seconds }
    })
  )
}

const byChapter = (sums: Sum[]) => new Map(sums.map((sum) => [sum.chapterId, sum]))
