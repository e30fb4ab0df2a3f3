import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import { shuffleForAttempt } from '#exams/papers/shuffle_for_attempt'
import { clausesOf } from '#exams/clauses/clauses_of_questions'
import { tryDraw } from '#exams/papers/draw_questions'
import { paperSummary } from '#exams/papers/summary/terms'
import { passLineOf } from '#exams/papers/pass_line'
import { findPaper, paperOf } from '#exams/papers/paper_list'
import { toPaper } from '#exams/papers/paper_transformer'
import { ChoiceLetters, type Choice, type QuestionType } from '#exams/questions/terms'

/** An attempt with this seed: drawn, shuffled and lettered by the same functions, without keys. */
export async function paperPreview(user: CurrentUser, paperId: number, seed: number) {
  const paper = await findPaper(user, paperId)
  const { questions, lacks } = await tryDraw(db.connection(), paper, seed)
  const arranged = shuffleForAttempt(paper, questions, seed)
  const totalScore = questions.reduce((sum, { scoreTenths }) => sum + scoreTenths, 0) / 10
  const texts = await textsOf(questions.map(({ questionVersionId }) => questionVersionId))
  return {
    paper: await paperOf(user, paperId),
    /** The summary that a learner reads before starting. */
    facts: paperSummary(
      {
        ...toPaper(paper, questions.length),
        questionCount: questions.length,
        totalScore,
        passLine: await passLineOf(paper),
        attemptsUsed: 0,
      },
      true
    ),
    seed,
    questions: await Promise.all(
      arranged.map(async ({ question, choices }, at) => ({
        questionId: question.questionId,
        questionNo: at + 1,
        questionType: question.questionType as QuestionType,
        questionScore: question.scoreTenths / 10,
        questionText: await readableHtml(texts.get(question.questionVersionId) ?? ''),
        choices: await Promise.all(choices.map(toShownChoice)),
      }))
    ),
    totalScore,
    lacks,
    /** Numbers of questions whose clause was replaced: a fixed list still contains them. */
    pendingNos: await pendingNos(arranged.map(({ question }) => question.questionId)),
  }
}

async function pendingNos(questionIds: number[]): Promise<number[]> {
  const clauses = await clausesOf(questionIds)
  return questionIds.flatMap((id, at) => (clauses.get(id)?.some(({ reviewPending }) => reviewPending) ? [at + 1] : []))
}

async function textsOf(versionIds: number[]): Promise<Map<number, string>> {
  const rows = await db.from('question_versions').whereIn('id', versionIds).select('id', 'question_text')
  return new Map(rows.map((row) => [row.id, row.question_text]))
}

/** Letters follow the position shown. */
const toShownChoice = async ({ choiceName }: Choice, at: number) => ({
  choiceNo: ChoiceLetters[at]!,
  choiceName: await readableHtml(choiceName),
})
