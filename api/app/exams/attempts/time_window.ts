import type { DateTime } from 'luxon'
import { UserError } from '#core/errors'
import { toWireTime } from '#core/time'
import {
  AttemptMode,
  AttemptErrorCode,
  AttemptState,
  GraceSeconds,
  attemptMessages,
  opensLater,
} from '#exams/attempts/terms'
import type Paper from '#exams/papers/paper'
import { KeysShown } from '#exams/papers/terms'

type Times = Pick<Paper, 'opensAt' | 'lastEntryAt' | 'closesAt'>

/** The reason why an attempt cannot start now; null when it can. Practice only waits for the opening time. */
export function entryBlocker(paper: Times, mode: AttemptMode, at: DateTime): string | null {
  const { opensAt, lastEntryAt, closesAt } = paper
  if (opensAt && at < opensAt) return opensLater(toWireTime(opensAt)!)
  if (mode === AttemptMode.Practice) return null
  if (closesAt && at >= closesAt) return attemptMessages.closed
  return lastEntryAt && at > lastEntryAt ? attemptMessages.entryClosed : null
}

/** The earlier of the time limit and the closing; null for a practice and for a paper without either. */
export function deadlineOf(
  { limitMinutes, closesAt }: Pick<Paper, 'limitMinutes' | 'closesAt'>,
  mode: AttemptMode,
  startedAt: DateTime
): DateTime | null {
  if (mode === AttemptMode.Practice) return null
  const limit = limitMinutes ? startedAt.plus({ minutes: limitMinutes }) : null
  if (!limit || !closesAt) return limit ?? closesAt
  return limit < closesAt ? limit : closesAt
}

export function isOverdue(deadlineAt: DateTime | null, at: DateTime): boolean {
  return deadlineAt !== null && at.toMillis() > deadlineAt.toMillis() + GraceSeconds * 1_000
}

export function areKeysShown(paper: Pick<Paper, 'keysShown' | 'closesAt'>, at: DateTime): boolean {
  if (paper.keysShown === KeysShown.Submitted) return true
  return paper.keysShown === KeysShown.Closed && paper.closesAt !== null && at >= paper.closesAt
}

export function keysHiddenText(paper: Pick<Paper, 'keysShown' | 'closesAt'>, at: DateTime) {
  if (areKeysShown(paper, at)) return null
  return paper.keysShown === KeysShown.Never ? attemptMessages.keysNever : attemptMessages.keysAfterClosing
}

interface Attempt {
  state: AttemptState
  deadlineAt: DateTime | null
}

/** @throws UserError when the attempt accepts no more answers */
export function ensureAttemptOpen({ state, deadlineAt }: Attempt, at: DateTime): void {
  const { Submitted, Voided, TimeOver } = AttemptErrorCode
  if (state === AttemptState.Voided) {
    throw new UserError(attemptMessages.voided, { code: Voided })
  }
  if (state !== AttemptState.InProgress) {
    throw new UserError(attemptMessages.submitted, { code: Submitted })
  }
  if (isOverdue(deadlineAt, at)) throw new UserError(attemptMessages.timeOver, { code: TimeOver })
}
