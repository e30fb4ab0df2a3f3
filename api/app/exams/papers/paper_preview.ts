import db from '@adonisjs/lucid/services/db'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import { clausesOf } from '#exams/clauses/clauses_of_questions'
import { tryDraw } from '#exams/papers/draw_questions'
import { findPaper, paperOf } from '#exams/papers/paper_list'
import { choicesOf } from '#exams/questions/question_transformer'
import type { QuestionType } from '#exams/questions/terms'

export async function paperPreview(paperId: number, seed: number) {
  const paper = await findPaper(paperId)
  const { questions, lacks } = await tryDraw(db.connection(), paper, seed)
  const versions = await db
    .from('question_versions')
    .whereIn(
      'id',
      questions.map(({ questionVersionId }) => questionVersionId)
    )
    .select('id', 'question_text')
  const texts = new Map<number, string>(versions.map((row) => [row.id, row.question_text]))
  return {
    paper: await paperOf(paperId),
    seed,
    questions: await Promise.all(
      questions.map(async (question, at) => ({
        questionId: question.questionId,
        questionNo: at + 1,
        questionType: question.questionType as QuestionType,
        questionScore: question.scoreTenths / 10,
        questionText: await readableHtml(texts.get(question.questionVersionId) ?? ''),
        choices: choicesOf(question.choices),
      }))
    ),
    totalScore: questions.reduce((sum, { scoreTenths }) => sum + scoreTenths, 0) / 10,
    lacks,
    /** Numbers of questions whose clause was replaced: a fixed list keeps them. */
    pendingNos: await pendingNos(questions.map(({ questionId }) => questionId)),
  }
}

async function pendingNos(questionIds: number[]): Promise<number[]> {
  const clauses = await clausesOf(questionIds)
  return questionIds.flatMap((id, at) =>
    clauses.get(id)?.some(({ reviewPending }) => reviewPending) ? [at + 1] : []
  )
}
