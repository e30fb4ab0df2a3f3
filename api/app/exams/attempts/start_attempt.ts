import { randomInt } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { lockOwnUser } from '#accounts/lock_user'
import { askingPresence } from '#accounts/presence/ask_presence'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { deadlineOf, isOverdue } from '#exams/attempts/time_window'
import {
  ensureEntryAllowed,
  findStartContext,
  type StartContext,
  type StartRequest,
} from '#exams/attempts/start_context'
import { requireIdentityBeforeTest } from '#exams/attempts/presence/identity_before_test'
import { gradeAttempt } from '#exams/attempts/grade_attempt'
import { AttemptMode, AttemptErrorCode, AttemptState, AttemptsPerHour, attemptMessages } from '#exams/attempts/terms'
import UserPaper from '#exams/user_paper'
import { shuffleForAttempt } from '#exams/papers/shuffle_for_attempt'
import { drawQuestions, type DrawnQuestion } from '#exams/papers/draw_questions'
import { passLineOf } from '#exams/papers/pass_line'
import { MaxSeed } from '#exams/papers/terms'

interface Start extends StartRequest {
  /** Abandons an open attempt of the other mode. */
  restart?: boolean
}

/**
 * The open attempt of this user, paper and context; started now if there is none (docs/product.md 11.3).
 * @throws UserError `presence-check` before a new test; an open one is never interrupted
 */
export async function startAttempt(user: CurrentUser, start: Start) {
  const startContext = await findStartContext(user, start, db.connection())
  const passLine = await passLineOf(startContext.paper)
  return askingPresence(() =>
    transaction(async (trx) => {
      // Locked first, so that later reads are no older than the lock: parallel starts find the attempt that won.
      await lockOwnUser(trx, user.id)
      const attempts = await UserPaper.query({ client: trx })
        .where({ userId: user.id, paperId: startContext.paper.id })
        .orderBy('id')
      const open = await openAttempt(trx, attempts, startContext, Boolean(start.restart))
      return open ?? (await begin(trx, { user, startContext, attempts, passLine }))
    })
  )
}

async function openAttempt(
  trx: Trx,
  attempts: UserPaper[],
  { correlationId, mode }: StartContext,
  restart: boolean
): Promise<UserPaper | null> {
  const open = attempts.find((one) => one.openKey !== null && one.correlationId === correlationId)
  if (!open) return null
  await UserPaper.query({ client: trx }).where('id', open.id).forUpdate().select('id')
  if (isOverdue(open.deadlineAt, now())) {
    await gradeAttempt(trx, open)
    return null
  }
  if (open.mode === mode) return open
  if (!restart) throw new UserError(attemptMessages.otherMode, { code: AttemptErrorCode.OtherMode })
  await open.merge({ state: AttemptState.Voided, openKey: null }).save()
  return null
}

interface Beginning {
  user: CurrentUser
  startContext: StartContext
  attempts: UserPaper[]
  passLine: number
}

async function begin(trx: Trx, { user, startContext, attempts, passLine }: Beginning) {
  const { paper, correlationId, mode, courseEduLogId } = startContext
  ensureEntryAllowed(startContext)
  if (mode === AttemptMode.Test) {
    ensureAttemptsLeft(startContext, attempts)
    await requireIdentityBeforeTest(trx, user.id, startContext)
  }

  const seed = randomInt(1, MaxSeed)
  const questions = await drawQuestions(trx, paper, seed)
  const startedAt = now().startOf('second')
  const same = attempts.filter((one) => one.correlationId === correlationId)
  const attempt = await UserPaper.create(
    {
      userId: user.id,
      paperId: paper.id,
      correlationId,
      mode,
      seed,
      passLine,
      startedAt,
      attemptNo: 1 + Math.max(0, ...same.map(({ attemptNo }) => attemptNo)),
      state: AttemptState.InProgress,
      openKey: `${user.id}:${paper.id}:${correlationId}`,
      courseEduLogId,
      totalTenths: questions.reduce((sum, { scoreTenths }) => sum + scoreTenths, 0),
      deadlineAt: deadlineOf(paper, mode, startedAt),
    },
    { client: trx }
  )
  await copyQuestionsToAttempt(trx, attempt, { questions, startContext })
  return attempt
}

/** A started test counts even if it was abandoned or submitted: the user has read the questions. */
function ensureAttemptsLeft({ paper, correlationId }: StartContext, attempts: UserPaper[]): void {
  const tests = attempts.filter(({ mode }) => mode === AttemptMode.Test)
  const anHourAgo = now().minus({ hours: 1 })
  if (tests.filter(({ startedAt }) => startedAt > anHourAgo).length >= AttemptsPerHour) {
    throw new UserError(attemptMessages.tooOften, { code: AttemptErrorCode.TooOften })
  }
  const used = tests.filter((one) => one.correlationId === correlationId).length
  if (paper.maxAttempts !== null && used >= paper.maxAttempts) {
    throw new UserError(attemptMessages.noAttemptsLeft, { code: AttemptErrorCode.NoAttemptsLeft })
  }
}

async function copyQuestionsToAttempt(
  trx: Trx,
  { id, seed }: UserPaper,
  { questions, startContext: { paper } }: { questions: DrawnQuestion[]; startContext: StartContext }
) {
  const createdAt = toStored(now())
  await trx
    .table('paper_answers')
    .multiInsert(
      shuffleForAttempt(paper, questions, seed).map(({ question, choices }, at) => ({
        user_paper_id: id,
        question_id: question.questionId,
        question_version_id: question.questionVersionId,
        position: at + 1,
        max_tenths: question.scoreTenths,
        choice_order: paper.shuffleChoices ? choices.map(({ choiceNo }) => choiceNo).join(',') : '',
        created_at: createdAt,
      }))
    )
}
