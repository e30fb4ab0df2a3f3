import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import type { Cell, Sheet } from '#core/spreadsheet'
import { transaction } from '#core/transaction'
import { paperAnalysis } from '#exams/analysis/paper_analysis'
import { analysisMessages, ItemFlagText } from '#exams/analysis/terms'
import { ChoiceLetters, QuestionTypeText } from '#exams/questions/terms'

type Item = Awaited<ReturnType<typeof paperAnalysis>>['items'][number]

const columns = [
  { title: '题号', width: 8 },
  { title: '题目', width: 50 },
  { title: '题型', width: 10 },
  { title: '答案', width: 10 },
  { title: '作答', width: 8 },
  { title: '正确率（%）', width: 12 },
  { title: '区分度', width: 10 },
  { title: '用时中位数（秒）', width: 18 },
  { title: '未作答', width: 8 },
  ...ChoiceLetters.map((letter) => ({ title: `选${letter}`, width: 8 })),
  { title: '提示', width: 40 },
]

/** Exporting keys is audited (docs/threats.md T26, T56). */
export async function exportAnalysis(ctx: HttpContext, paperId: number): Promise<Sheet> {
  const { paperName, items } = await paperAnalysis(requireUser(ctx), paperId)
  await transaction((trx) =>
    audit(trx, ctx, { action: 'paper.export-analysis', object: `paper:${paperId}`, after: { rows: items.length } })
  )
  return { name: `${paperName} 试题分析`, columns, rows: items.map(toRow) }
}

function toRow(item: Item): Cell[] {
  const notes = [
    ...item.flags.map((flag) => ItemFlagText[flag]),
    !item.isCurrent && analysisMessages.olderKey,
    item.rightRate === null && analysisMessages.tooFew,
  ].filter(Boolean)
  return [
    item.questionNo,
    item.questionName,
    QuestionTypeText[item.questionType],
    item.questionKeys.join(''),
    item.sat,
    item.rightRate,
    item.discrimination,
    item.medianSeconds,
    item.unanswered,
    ...ChoiceLetters.map((no) => item.letters.find(({ letter }) => letter === no)?.all ?? null),
    notes.join('；'),
  ]
}
