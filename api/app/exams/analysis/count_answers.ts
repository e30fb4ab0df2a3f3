import { setImmediate as nextTurn } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { AttemptMode, AttemptState, Marking } from '#exams/attempts/terms'
import { bandsOf } from '#exams/analysis/score_groups'
import { addAnswers, addSeconds, noCounts, type Band, type ItemCounts } from '#exams/analysis/item_counts'
import { MaxAnalysedAttempts } from '#exams/analysis/terms'

/** Tests per statement: it stays short, and other requests run between two statements. */
const batch = 250

/** The tests of a paper with a result: no practice, and no test with unmarked answers. */
export const gradedTests = (paperId: number) =>
  db.from('user_papers').where('paper_id', paperId).where('mode', AttemptMode.Test).where('state', AttemptState.Graded)

/** Ids of the newest tests, the best score first; the earlier one first among equals. */
export async function rankedTests(paperId: number) {
  const rows: { id: number; score: number }[] = await gradedTests(paperId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MaxAnalysedAttempts + 1)
    .select('id', 'user_score_tenths as score')
  const counted = rows.slice(0, MaxAnalysedAttempts)
  counted.sort((one, other) => other.score - one.score || one.id - other.id)
  return { ids: counted.map(({ id }) => id), isCut: rows.length > counted.length }
}

/**
 * Answer counts of each version of a question, aggregated by the database and added up here: the number of rows depends
 * on the ways to answer, not on the number of tests.
 * @param ids from the best score to the worst
 */
export async function countAnswers(ids: number[], questionId?: number): Promise<Map<number, ItemCounts>> {
  const counts = new Map<number, ItemCounts>()
  const of = (versionId: number) => {
    const known = counts.get(versionId) ?? noCounts()
    counts.set(versionId, known)
    return known
  }
  for (const [band, tests] of Object.entries(bandsOf(ids)) as [Band, number[]][]) {
    for (let at = 0; at < tests.length; at += batch) {
      // SQLite runs synchronously: without a pause no other request would be served before the last batch.
      await nextTurn()
      const some = tests.slice(at, at + batch)
      for (const row of await alikeAnswers(some, questionId)) {
        addAnswers(of(row.versionId), band, {
          letters: row.letters,
          isWords: Boolean(row.isWords),
          count: row.count,
          right: row.rightCount,
          earnedTenths: row.earned,
          possibleTenths: row.possible,
        })
      }
      for (const row of await alikeTimes(some, questionId)) {
        addSeconds(of(row.versionId), row.seconds, row.count)
      }
    }
  }
  return counts
}

function answersOf(userPaperIds: number[], questionId?: number) {
  const found = db.from('paper_answers').whereIn('user_paper_id', userPaperIds)
  if (questionId) found.where('question_id', questionId)
  return found.select('question_version_id as versionId').count('* as count')
}

/** Marked text answers are one group, because they have no letters. */
function alikeAnswers(userPaperIds: number[], questionId?: number) {
  const letters = `case when marking = '${Marking.Manual}' then '' else cast(coalesce(answer, '') as char(20)) end`
  const isWords = `case when marking = '${Marking.Manual}' then 1 else 0 end`
  return answersOf(userPaperIds, questionId)
    .groupBy('question_version_id')
    .groupByRaw(letters)
    .groupByRaw(isWords)
    .select(
      db.raw(`${letters} as letters`),
      db.raw(`${isWords} as isWords`),
      db.raw('sum(case when answer_pass then 1 else 0 end) as rightCount')
    )
    .sum({ earned: 'score_tenths', possible: 'max_tenths' })
}

function alikeTimes(userPaperIds: number[], questionId?: number) {
  return answersOf(userPaperIds, questionId)
    .where('spent_seconds', '>', 0)
    .groupBy('question_version_id', 'spent_seconds')
    .select('spent_seconds as seconds')
}
