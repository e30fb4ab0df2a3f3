import db from '@adonisjs/lucid/services/db'
import { ownRecord } from '#certificates/course_edu_logs/own_record'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { toShownLetters, choiceOrderOf } from '#exams/questions/answer_text'
import { toAttempt, toPoints, toSecondsLeft, type AnswerRow } from '#exams/attempts/attempt_transformer'
import { areKeysShown, keysHiddenText } from '#exams/attempts/time_window'
import { findOwnAttempt } from '#exams/attempts/submit_attempt'
import { knowledgePoints } from '#exams/attempts/knowledge_points'
import { attemptQuestions } from '#exams/attempts/shown_questions'
import { findStartContext } from '#exams/attempts/start_context'
import { AttemptMode, AttemptErrorCode, AttemptState, attemptMessages } from '#exams/attempts/terms'
import type UserPaper from '#exams/user_paper'
import { hiddenKeyQuestions } from '#exams/grading/hidden_key_questions'
import Paper from '#exams/papers/paper'
import { versionExplanations, versionKeys } from '#exams/questions/version_keys'
import { messages } from '#learning/terms'

/**
 * The answers of the user's own attempt; with keys and verdicts when the rules of its paper reveal them
 * (docs/product.md 11.3).
 */
export async function attemptAnswers(user: CurrentUser, id: number, reveal: boolean) {
  const attempt = await findOwnAttempt({ id, userId: user.id })
  const paper = await Paper.findOrFail(attempt.paperId)
  const hidden = await hiddenText({ user, attempt, paper, reveal })
  if (reveal && hidden) throw new UserError(hidden, { code: AttemptErrorCode.KeysWithheld })
  const rows = await answerRows(id)
  const verdict = hidden === null ? await visibleRows(user, rows) : []
  const keys = await keysOf(verdict)
  return {
    ...toAttempt(attempt),
    ...toSecondsLeft(attempt.state === AttemptState.InProgress ? attempt.deadlineAt : null),
    keysShown: hidden === null,
    keysHiddenText: hidden,
    answers: rows.map((row) => ({ ...toOwnAnswer(attempt, row), ...(keys.get(row.questionId) ?? noVerdict) })),
    /** For a submitted attempt; an open one has them from the paper. */
    questions: attempt.submittedAt ? await attemptQuestions(id) : [],
    knowledgePoints: attempt.state === AttemptState.Graded ? await knowledgePoints(verdict) : [],
    regrades: await regradesOf(id),
    studyRecord: await recordAfterPass(user, attempt, paper),
  }
}

/** After a passed test of a course or chapter: what its minutes wait for now. */
async function recordAfterPass(user: CurrentUser, attempt: UserPaper, { courseId }: Paper) {
  const isPassed = attempt.state === AttemptState.Graded && Boolean(attempt.userPass)
  const isTest = attempt.mode === AttemptMode.Test && /^(edu|cpt)-/.test(attempt.correlationId ?? '')
  if (!isPassed || !isTest) return null
  const { courseEduLogId } = attempt
  if (courseEduLogId !== null) return ownRecord(user, { id: courseEduLogId })
  return courseId === null ? null : ownRecord(user, { courseId })
}

interface AttemptRow {
  user: CurrentUser
  attempt: UserPaper
  paper: Paper
  reveal: boolean
}

/** Null when keys may be shown. A practice shows them on request to users who still have the course. */
async function hiddenText({ user, attempt, paper, reveal }: AttemptRow): Promise<string | null> {
  const isOpen = attempt.state === AttemptState.InProgress || attempt.state === AttemptState.Voided
  if (attempt.mode === AttemptMode.Test && isOpen) return attemptMessages.keysAfterSubmitting
  if (!areKeysShown(paper, now())) return keysHiddenText(paper, now())
  if (attempt.mode === AttemptMode.Test || !isOpen) return null
  if (!reveal) return attemptMessages.keysOnAsking
  return (await mayStillUse(user, attempt)) ? null : messages.answerNeedsPurchase
}

async function mayStillUse(user: CurrentUser, { paperId, correlationId }: UserPaper) {
  try {
    await findStartContext(user, { paperId, correlationId, mode: AttemptMode.Practice }, db.connection())
    return true
  } catch {
    return false
  }
}

function answerRows(userPaperId: number): Promise<AnswerRow[]> {
  return db
    .from('paper_answers')
    .where('user_paper_id', userPaperId)
    .orderBy('position')
    .select(
      'question_id as questionId',
      'question_version_id as versionId',
      'answer',
      'rev',
      'saved_at as savedAt',
      'bookmarked',
      'choice_order as choiceOrder',
      'max_tenths as maxTenths',
      'answer_pass as answerPass',
      'score_tenths as scoreTenths',
      'remark'
    ) as unknown as Promise<AnswerRow[]>
}

/** Without questions that another open test of the user must not reveal. */
async function visibleRows(user: CurrentUser, rows: AnswerRow[]): Promise<AnswerRow[]> {
  const withheld = await hiddenKeyQuestions(
    db.connection(),
    user.id,
    rows.map(({ questionId }) => questionId)
  )
  return rows.filter(({ questionId }) => !withheld.has(questionId))
}

function toOwnAnswer(attempt: UserPaper, row: AnswerRow) {
  return {
    userPaperId: attempt.id,
    paperId: attempt.paperId,
    questionId: row.questionId,
    answer: toShownLetters(row.answer ?? '', choiceOrderOf(row.choiceOrder)),
    rev: row.rev,
    savedAt: toWireTime(row.savedAt),
    bookmarked: Boolean(row.bookmarked),
  }
}

interface Verdict {
  answerPass: number | null
  answerScore: number | null
  questionKey: string | null
  questionKeys: string[] | null
  referenceAnswer: string | null
  explanation: string | null
  remark: string | null
}

const noVerdict: Verdict = {
  answerPass: null,
  answerScore: null,
  questionKey: null,
  questionKeys: null,
  referenceAnswer: null,
  explanation: null,
  remark: null,
}

async function keysOf(rows: AnswerRow[]): Promise<Map<number, Verdict>> {
  const ids = rows.map(({ versionId }) => versionId)
  const keys = await versionKeys(db.connection(), ids)
  const explanations = await versionExplanations(db.connection(), ids)
  return new Map(
    rows.map((row) => {
      const shownKeys = toShownLetters(getOrFail(keys, row.versionId).questionKeys, choiceOrderOf(row.choiceOrder))
      const verdict = {
        answerPass: row.answerPass === null ? null : Number(row.answerPass),
        answerScore: toPoints(row.scoreTenths),
        questionKey: shownKeys || null,
        questionKeys: shownKeys ? shownKeys.split(',') : [],
        ...getOrFail(explanations, row.versionId),
        remark: row.remark,
      }
      return [row.questionId, verdict]
    })
  )
}

async function regradesOf(userPaperId: number) {
  const rows = await db
    .from('regraded_papers')
    .join('regrades', 'regrades.id', 'regraded_papers.regrade_id')
    .where('user_paper_id', userPaperId)
    .orderBy('regraded_papers.id')
    .select('regraded_papers.*', 'regrades.reason')
  return rows.map((row) => ({
    oldScore: toPoints(row.old_score_tenths),
    newScore: toPoints(row.new_score_tenths),
    oldPass: row.old_pass as number,
    newPass: row.new_pass as number,
    reason: row.reason as string,
    createTime: toWireTime(row.created_at),
  }))
}
