import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { areKeysShown, entryBlocker } from '#exams/attempts/time_window'
import { findAccessCheck } from '#exams/attempts/access_checks'
import { messages } from '#learning/terms'
import { AttemptMode, AttemptErrorCode, attemptMessages } from '#exams/attempts/terms'
import Paper from '#exams/papers/paper'

export interface StartRequest {
  paperId: number
  /** Empty for practice. */
  correlationId?: string
  mode?: AttemptMode
}

export interface StartContext {
  paper: Paper
  correlationId: string
  mode: AttemptMode
  courseEduLogId: number | null
  obstacle: string | null
}

/**
 * A context that does not match the paper is not found (docs/threats.md T30). @throws NotFound, UserError `not-bought`
 */
export async function findStartContext(
  user: CurrentUser,
  { paperId, correlationId = '', mode: requestedMode }: StartRequest,
  client: QueryClientContract
): Promise<StartContext> {
  const paper = await Paper.query({ client }).where('id', paperId).whereNull('deletedAt').first()
  if (!paper) throw new NotFound()
  const mode = requestedMode ?? (correlationId ? AttemptMode.Test : AttemptMode.Practice)
  // Otherwise a practice, whose keys are shown, would count as a test.
  if (mode === AttemptMode.Test && !correlationId) throw new NotFound()

  const sentence = messageOf(mode)
  const { courseEduLogId = null, obstacle } = await findAccessCheck({ user, paper, sentence, client }, correlationId)
  const practised = mode === AttemptMode.Practice
  return {
    paper,
    correlationId,
    mode,
    courseEduLogId: practised ? null : courseEduLogId,
    obstacle: entryBlocker(paper, mode, now()) ?? (practised ? practiceBlocker(paper) : obstacle),
  }
}

/** Practice shows right or wrong at once. */
function practiceBlocker(paper: Paper): string | null {
  return areKeysShown(paper, now()) ? null : attemptMessages.practiceWithheld
}

function messageOf(mode: AttemptMode): string {
  return mode === AttemptMode.Practice ? messages.practiceNeedsPurchase : attemptMessages.testNeedsPurchase
}

/** @throws UserError when something blocks the attempt */
export function ensureEntryAllowed({ obstacle }: StartContext): void {
  if (obstacle) throw new UserError(obstacle, { code: AttemptErrorCode.NotYet })
}
