import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { getOrFail } from '#core/get_or_fail'
import { answeredItems } from '#exams/analysis/answered_items'
import { groupSizeOf } from '#exams/analysis/score_groups'
import { countAnswers, rankedTests } from '#exams/analysis/count_answers'
import { addCounts, noCounts } from '#exams/analysis/item_counts'
import { itemStats } from '#exams/analysis/item_stats'
import { sortBySeverity } from '#exams/analysis/sort_by_severity'
import { findPaper } from '#exams/papers/paper_list'

/** The question statistics of a paper, bad questions first. @throws NotFound for another teacher's paper */
export async function paperAnalysis(user: CurrentUser, id: number) {
  const { paperName } = await findPaper(user, id)
  const { sat, isCut, items } = await itemsOf(id)
  const numbers = await numbersOf(id)
  return {
    paperId: id,
    paperName,
    sat,
    isCut,
    groupSize: groupSizeOf(sat),
    items: items.map((item) => ({ ...item, questionNo: numbers.get(item.questionId) ?? null })),
  }
}

/** @param questionId limits the result to one question */
export async function itemsOf(paperId: number, questionId?: number) {
  const { ids, isCut } = await rankedTests(paperId)
  const counts = await countAnswers(ids, questionId)
  const items = await answeredItems([...counts.keys()])
  const result = items.map(({ versionIds, ...item }) => {
    const sums = noCounts()
    for (const versionId of versionIds) addCounts(sums, getOrFail(counts, versionId))
    const { keys, letters, ...facts } = item
    return { ...facts, questionKeys: keys, ...itemStats({ keys, letters }, sums) }
  })
  return { sat: ids.length, isCut, items: sortBySeverity(result) }
}

/** Positions in the fixed list of the paper; drawn questions have none. */
async function numbersOf(paperId: number): Promise<Map<number, number>> {
  const rows: { id: number; no: number }[] = await db
    .from('paper_questions')
    .where('paper_id', paperId)
    .select('question_id as id', 'question_no as no')
  return new Map(rows.map(({ id, no }) => [id, no]))
}
