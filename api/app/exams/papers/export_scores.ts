import { admin } from '#core/http/access_policies'
import type { Cell } from '#core/spreadsheet'
import type { ExportKind } from '#exports/export_kind'
import { findPaper } from '#exams/papers/paper_list'
import { firstScores, isSubmitted, newestFirst, toScore, type ScoreFilters } from '#exams/papers/scores'
import { elapsedText, FirstScoreTitle, paperMessages, passText } from '#exams/papers/terms'
import { paperScoreExportValidator } from '#exams/papers/validators'

type PaperScoreFilters = ScoreFilters & { paperId: number }

/** Contains unmasked telephone numbers (docs/threats.md T22, T56). */
export const scoreExport: ExportKind<PaperScoreFilters> = {
  name: 'scores',
  policy: admin,
  validator: paperScoreExportValidator,
  sheetName: '成绩列表',
  columns: [
    { title: '姓名', width: 12 },
    { title: '手机号', width: 14, format: 'text' },
    { title: '成绩', width: 8 },
    { title: FirstScoreTitle, width: 16 },
    { title: '是否通过', width: 10 },
    { title: '用时', width: 14 },
    { title: '开始时间', width: 20, format: 'time' },
    { title: '交卷时间', width: 20, format: 'time' },
  ],
  action: 'paper.export-scores',
  object: ({ paperId }) => `paper:${paperId}`,
  refuse: ({ paperId }, user) => findPaper(user, paperId),
  words: ({ paperId, studentName, telephone, passed }) => ({
    试卷编号: String(paperId),
    姓名: studentName,
    手机号: telephone,
    是否通过: passed === undefined ? undefined : passText(passed),
  }),
  found: ({ paperId, ...filters }, maxRows) =>
    newestFirst(isSubmitted(paperId, filters)).clearSelect().select('user_papers.id').limit(maxRows),
  cells: async (ids, { paperId }) => {
    const before = await firstScores(ids)
    const found = newestFirst(isSubmitted(paperId, {}).whereIn('user_papers.id', ids))
    return (await found).map((row) => cellsOf(row, before.get(row.id) ?? null))
  },
  tooMany: paperMessages.tooManyScores,
}

function cellsOf(row: Record<string, any>, scoreBefore: number | null): Cell[] {
  const { studentName, phone, score, passed, elapsedTime, ...times } = toScore(row)
  return [
    studentName,
    phone,
    score,
    scoreBefore,
    passText(passed),
    elapsedText(elapsedTime),
    times.createTime,
    times.handinTime,
  ]
}
