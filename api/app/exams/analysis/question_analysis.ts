import db from '@adonisjs/lucid/services/db'
import { itemsOf } from '#exams/analysis/paper_analysis'
import { MaxPapersOfQuestion } from '#exams/analysis/terms'
import { sortBySeverity } from '#exams/analysis/sort_by_severity'
import { AttemptMode, AttemptState } from '#exams/attempts/terms'
import { questionOf } from '#exams/questions/question_list'

/** One question in each paper that used it; upper and lower groups are those of that paper. */
export async function questionAnalysis(questionId: number) {
  const question = await questionOf(questionId)
  const papers = await papersOf(questionId)
  const items = []
  for (const paper of papers) {
    const found = await itemsOf(paper.paperId, questionId)
    items.push(...found.items.map((item) => ({ ...item, ...paper })))
  }
  const { questionName, questionBankId } = question
  return { questionName, questionBankId, items: sortBySeverity(items) }
}

/** Papers that are not deleted and have a graded test with this question, the newest test first. */
async function papersOf(questionId: number): Promise<{ paperId: number; paperName: string }[]> {
  const rows = await db
    .from('paper_answers')
    .join('user_papers', 'user_papers.id', 'paper_answers.user_paper_id')
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .where('paper_answers.question_id', questionId)
    .where('user_papers.mode', AttemptMode.Test)
    .where('user_papers.state', AttemptState.Graded)
    .whereNull('papers.deleted_at')
    .groupBy('papers.id', 'papers.paper_name')
    .orderByRaw('max(user_papers.id) desc')
    .limit(MaxPapersOfQuestion)
    .select('papers.id as paperId', 'papers.paper_name as paperName')
  return rows.map(({ paperId, paperName }) => ({ paperId, paperName }))
}
