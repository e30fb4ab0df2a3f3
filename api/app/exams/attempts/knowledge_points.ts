import db from '@adonisjs/lucid/services/db'
import { toPoints, type AnswerRow } from '#exams/attempts/attempt_transformer'
import { getOrFail } from '#core/get_or_fail'

export async function knowledgePoints(rows: AnswerRow[]) {
  const points = await pointsOf(rows.map(({ questionId }) => questionId))
  const groups = Map.groupBy(
    rows.filter(({ questionId }) => points.has(questionId)),
    ({ questionId }) => getOrFail(points, questionId)
  )
  return [...groups]
    .map(([knowledgePoint, group]) => {
      const [score, total] = [sumOf(group, 'scoreTenths'), sumOf(group, 'maxTenths')]
      return {
        knowledgePoint,
        questions: group.length,
        right: group.filter(({ answerPass }) => answerPass).length,
        score: toPoints(score)!,
        totalScore: toPoints(total)!,
        share: total ? score / total : 0,
      }
    })
    .sort((one, other) => one.share - other.share)
    .map(({ share: _share, ...point }) => point)
}

const sumOf = (rows: AnswerRow[], name: 'scoreTenths' | 'maxTenths') =>
  rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)

async function pointsOf(questionIds: number[]): Promise<Map<number, string>> {
  if (!questionIds.length) return new Map()
  const rows = await db
    .from('questions')
    .whereIn('id', questionIds)
    .whereNotNull('knowledge_point')
    .select('id', 'knowledge_point as point')
  return new Map(rows.filter(({ point }) => point).map(({ id, point }) => [id, point]))
}
