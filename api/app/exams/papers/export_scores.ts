import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { maskTelephone } from '#core/plain_rules'
import { Refusal } from '#core/http/refusal'
import { MostExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { transaction } from '#core/transaction'
import { findPaper } from '#exams/papers/paper_list'
import {
  firstScores,
  handedIn,
  newestFirst,
  toScore,
  type ScoreFilters,
} from '#exams/papers/scores'
import { elapsedText, FirstScoreTitle, paperMessages, passText } from '#exams/papers/terms'

const batch = 500

/** Whole telephones, so the audit entry with the filters is written before the first row is sent (docs/threats.md T22, T56). */
export async function exportScores(
  ctx: HttpContext,
  paperId: number,
  filters: ScoreFilters
): Promise<Sheet> {
  await findPaper(requireUser(ctx), paperId)
  const found = await newestFirst(handedIn(paperId, filters))
    .clearSelect()
    .select('user_papers.id')
    .limit(MostExportRows + 1)
  if (found.length > MostExportRows) throw new Refusal(paperMessages.tooManyScores)
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'paper.export-scores',
      object: `paper:${paperId}`,
      after: { ...masked(filters), rows: found.length },
    })
  )
  return {
    name: '成绩列表',
    columns: [
      { title: '姓名', width: 12 },
      { title: '手机号', width: 14 },
      { title: '成绩', width: 8 },
      { title: FirstScoreTitle, width: 16 },
      { title: '是否通过', width: 10 },
      { title: '用时', width: 14 },
      { title: '开始时间', width: 20 },
      { title: '交卷时间', width: 20 },
    ],
    rows: rows(
      paperId,
      found.map(({ id }) => id)
    ),
  }
}

async function* rows(paperId: number, ids: number[]): AsyncGenerator<Cell[]> {
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch)
    const before = await firstScores(some)
    for (const row of await newestFirst(handedIn(paperId, {}).whereIn('user_papers.id', some))) {
      const { studentName, phone, score, passed, elapsedTime, ...times } = toScore(row)
      yield [
        ...[studentName, phone, score, before.get(row.id) ?? null],
        ...[passText(passed), elapsedText(elapsedTime)],
        ...[times.createTime, times.handinTime],
      ]
    }
  }
}

function masked({ telephone, ...filters }: ScoreFilters) {
  return { ...filters, ...(telephone && { telephone: maskTelephone(telephone) }) }
}
