import db from '@adonisjs/lucid/services/db'
import { attemptQuestions } from '#exams/attempts/shown_questions'
import { AttemptMode } from '#exams/attempts/terms'
import type UserPaper from '#exams/user_paper'
import { hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'

/** The questions of an open attempt, with the verdicts that a practice has already shown. */
export async function openQuestions({ id, mode, userId }: UserPaper) {
  const questions = await attemptQuestions(id)
  const shownVerdicts = mode === AttemptMode.Practice ? await visibleVerdicts(id, userId) : new Map()
  return questions.map((question) => ({
    ...question,
    answerPass: (shownVerdicts.get(question.questionId) ?? null) as number | null,
  }))
}

/** Checked on each call: a test started in the meantime must not benefit from them. */
async function visibleVerdicts(userPaperId: number, userId: number): Promise<Map<number, number>> {
  const rows: { questionId: number; answerPass: number | boolean }[] = await db
    .from('paper_answers')
    .where('user_paper_id', userPaperId)
    .whereNotNull('answer_pass')
    .select('question_id as questionId', 'answer_pass as answerPass')
  const ids = rows.map(({ questionId }) => questionId)
  const withheld = await hiddenKeyQuestions(db.connection(), userId, ids)
  return new Map(
    rows
      .filter(({ questionId }) => !withheld.has(questionId))
      .map(({ questionId, answerPass }) => [questionId, Number(answerPass)])
  )
}
