import db from '@adonisjs/lucid/services/db'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import { lackSentences, rulesOf, tryDraw } from '#exams/papers/draw_questions'
import { findPaper, paperOf } from '#exams/papers/paper_list'
import { choicesOf } from '#exams/questions/question_transformer'
import type { QuestionType } from '#exams/questions/terms'

export async function paperPreview(paperId: number, seed: number) {
  const paper = await findPaper(paperId)
  const { questions, missing } = await tryDraw(db.connection(), paper, seed)
  const versions = await db
    .from('question_versions')
    .whereIn(
      'id',
      questions.map(({ questionVersionId }) => questionVersionId)
    )
    .select('id', 'question_text')
  const texts = new Map<number, string>(versions.map((row) => [row.id, row.question_text]))
  const rules = rulesOf(paper)
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
    lacks: rules ? lackSentences(rules, missing) : [],
  }
}
