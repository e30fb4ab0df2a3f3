import db from '@adonisjs/lucid/services/db'
import { gradedTests, paperSums, type PaperSums } from '#exams/analysis/paper_results'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import { progressOf } from '#statistics/study/begun_progress'
import { chaptersInOrder } from '#statistics/study/chapters_in_order'
import { entitledLearners, entitlementsQuery } from '#statistics/study/entitled_learners'
import { storeStudy } from '#statistics/study/stored_study'
import {
  addCounts,
  emptyCounts,
  progressCounts,
  dropOffThreshold,
  type ProgressCounts,
} from '#statistics/study/progress_counts'
import { forEachBatch, withinStep } from '#statistics/study/batches'
import { MaxRowsOnRequest } from '#statistics/study/terms'

/** Rows per statement: some tenths of a second, where the limit is four seconds. */
const rowsPerStep = 10_000

interface Sizes {
  /** The number of rows from which a course is counted here. */
  from?: number
  step?: number
}

/**
 * Counts the study stats of every course that is too large to be counted on request, always from scratch. A course is
 * written in one transaction, so it can be stopped anywhere. @returns the number of counted courses
 */
export async function countStudies({ from = MaxRowsOnRequest, step = rowsPerStep }: Sizes = {}) {
  let courses = 0
  const storedIds = new Set((await db.from('course_studies').select('course_id')).map(courseOf))
  for (const { id } of await db.from('courses').orderBy('id').select('id')) {
    const courseId = Number(id)
    if (await isLarge(courseId, from)) {
      await countStudy(courseId, step)
      courses++
    } else if (storedIds.has(courseId)) {
      await db.from('course_studies').where('course_id', courseId).delete()
    }
  }
  return courses
}

const courseOf = (row: { course_id: number }) => Number(row.course_id)

/** Reads at most this many rows. */
async function isLarge(courseId: number, from: number): Promise<boolean> {
  for (const rows of [progressOf, entitlementsQuery]) {
    const some = rows(db.connection(), courseId).limit(from).select('user_id')
    const [{ total }] = await db.from(some.as('some')).count('* as total')
    if (Number(total) >= from) return true
  }
  return false
}

async function countStudy(courseId: number, size: number): Promise<void> {
  const countedAt = now()
  const counts = {
    holders: await holdersInSteps(courseId, size),
    progress: await progressInSteps(courseId, size),
    papers: await papersInSteps(courseId, size),
  }
  await transaction((trx) => storeStudy(trx, courseId, { countedAt, ...counts }))
}

async function progressInSteps(courseId: number, size: number): Promise<ProgressCounts> {
  const client = db.connection()
  const chapters = await chaptersInOrder(courseId, client)
  const moment = dropOffThreshold()
  let sum = emptyCounts(chapters)
  const rows = () => progressOf(client, courseId)
  await forEachBatch({ rows, column: 'user_id', size }, async (step) => {
    const progressQuery = { courseId, dropOffThreshold: moment, step }
    sum = addCounts(sum, await progressCounts(client, chapters, progressQuery))
  })
  return sum
}

async function holdersInSteps(courseId: number, size: number): Promise<number> {
  const client = db.connection()
  let people = 0
  const rows = () => entitlementsQuery(client, courseId)
  await forEachBatch({ rows, column: 'user_id', size }, async (step) => {
    people += await entitledLearners(client, courseId, step)
  })
  return people
}

async function papersInSteps(courseId: number, size: number): Promise<PaperSums[]> {
  const client = db.connection()
  const papers = await client.from('papers').where('course_id', courseId).select('id')
  const sums: PaperSums[] = []
  for (const { id } of papers) {
    const rows = () => gradedTests(client).where('paper_id', id)
    await forEachBatch({ rows, column: 'submitted_at', size }, async (step) => {
      const narrow = (query: ReturnType<typeof rows>) => withinStep(query.where('paper_id', id), step)
      sums.push(...(await paperSums(client, courseId, narrow)))
    })
  }
  return sums
}
