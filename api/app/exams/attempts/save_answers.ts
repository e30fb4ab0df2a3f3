import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { characterCount } from '#core/shared_rules'
import { fromStored, now, toStored } from '#core/time'
import { isRetryable, transaction } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { ensureAttemptOpen } from '#exams/attempts/time_window'
import {
  toShownLetters,
  toStoredLetters,
  choiceOrderOf,
  normalizeLetters,
  lettersOf,
} from '#exams/questions/answer_text'
import type { Change, AnswerRow, SentAnswer } from '#exams/attempts/answer_change'
import { plausibleSeconds } from '#exams/attempts/plausible_seconds'
import { readAnswers } from '#exams/attempts/read_answers'
import { storeAnswers, storeUnchanged } from '#exams/attempts/store_answers'
import { gradePracticeAnswers, type PracticeVerdict } from '#exams/attempts/grade_practice_answers'
import { AnswerMax, AttemptMode, attemptMessages } from '#exams/attempts/terms'
import { QuestionType } from '#exams/questions/terms'
import { versionKeys, type VersionKeys } from '#exams/questions/version_keys'

interface Batch {
  userPaperId: number
  paperId: number
  answers: SentAnswer[]
}

/**
 * An older answer never overwrites the stored one (docs/threats.md T27). A test is saved without waiting for a lock, on
 * condition that nothing changed in the meantime; otherwise, and in a practice, under the lock of the attempt
 * (docs/decisions/0042).
 * @throws NotFound; UserError when closed
 */
export async function saveAnswers(user: CurrentUser, batch: Batch) {
  return (await saveUnlocked(user, batch)) ?? saveLocked(user, batch)
}

async function saveUnlocked(user: CurrentUser, batch: Batch) {
  const client = db.connection()
  const rows = await readAnswers(client, 'seen', user, batch)
  const weighed = await selectChanges(client, rows, batch)
  if (weighed.isPractice) return null
  const { changes, savedAt } = weighed
  const spent = plausibleSeconds(changes, savedAt)
  const saving = { userPaperId: batch.userPaperId, savedAt, spent }
  try {
    return (await storeUnchanged(client, saving, changes)) ? outcomes(weighed) : null
  } catch (error) {
    if (isRetryable(error)) return null
    throw error
  }
}

function saveLocked(user: CurrentUser, batch: Batch) {
  return transaction(async (trx) => {
    const weighed = await selectChanges(trx, await readAnswers(trx, 'locked', user, batch), batch)
    const { changes, savedAt, isPractice } = weighed
    const { userPaperId } = batch
    const verdicts: Verdicts = isPractice ? await gradePracticeAnswers(trx, { user, userPaperId }, changes) : new Map()
    const spent = plausibleSeconds(changes, savedAt)
    await storeAnswers(trx, { userPaperId, savedAt, spent, verdicts }, changes)
    return outcomes(weighed, verdicts)
  })
}

type Verdicts = Map<number, PracticeVerdict>
type AnswerPlan = Awaited<ReturnType<typeof selectChanges>>

/** Selects the answers that change what is stored. */
async function selectChanges(client: QueryClientContract, rows: Map<number, AnswerRow>, batch: Batch) {
  const at = now()
  const [first] = rows.values()
  const deadlineAt = first.deadlineAt ? fromStored(first.deadlineAt) : null
  ensureAttemptOpen({ state: first.state, deadlineAt }, at)
  const versions = [...rows.values()].map(({ versionId }) => versionId)
  const keys = await versionKeys(client, versions)
  const all = batch.answers.map((sent): Change => {
    const row = getOrFail(rows, sent.questionId)
    const known = getOrFail(keys, row.versionId)
    return { row, sent, keys: known, answer: storedAnswer(sent, row, known) }
  })
  return {
    all,
    deadlineAt,
    savedAt: savedTime(deadlineAt, at),
    changes: all.filter((change) => !isRepeated(change) && !isStale(change)),
    isPractice: first.mode === AttemptMode.Practice,
  }
}

const outcomes = ({ all, deadlineAt, savedAt }: AnswerPlan, verdicts: Verdicts = new Map()) => ({
  deadlineAt,
  answers: all.map((change) => outcome(change, { savedAt, verdicts })),
})

/** @throws UserError for a letter that the question does not have */
function storedAnswer({ answer }: SentAnswer, row: AnswerRow, keys: VersionKeys): string {
  if (keys.questionType === QuestionType.AskAnswer) {
    const text = answer.trim()
    if (characterCount(text) > AnswerMax) throw wrongField(attemptMessages.answerTooLong)
    return text
  }
  const shown = normalizeLetters(answer)
  const letters = lettersOf(shown)
  if (letters.some((letter) => !keys.letters.includes(letter as never))) {
    throw wrongField(attemptMessages.unknownChoice)
  }
  if (keys.questionType === QuestionType.Single && letters.length > 1) {
    throw wrongField(attemptMessages.singleChoice)
  }
  return toStoredLetters(shown, choiceOrderOf(row.choiceOrder))
}

const wrongField = (sentence: string) => new UserError(sentence, { field: 'answer' })

const isRepeated = ({ row, sent, answer }: Change) =>
  (sent.clientOpId !== undefined && sent.clientOpId === row.clientOpId) ||
  (row.rev > 0 && (row.answer ?? '') === answer)

const isStale = ({ row, sent }: Change) => sent.rev !== undefined && sent.rev !== row.rev

/** An answer that arrives within the grace period counts as sent before the deadline. */
function savedTime(deadlineAt: DateTime | null, at: DateTime): string {
  return toStored(deadlineAt && deadlineAt < at ? deadlineAt : at)
}

type Outcome = { savedAt: string; verdicts: Verdicts }

function outcome(change: Change, { savedAt, verdicts }: Outcome) {
  const { row } = change
  const rev = row.rev
  const { questionId } = row
  if (isRepeated(change)) return { questionId, saved: true, rev, savedAt: row.savedAt, stored: null }
  if (isStale(change)) {
    const newer = toShownLetters(row.answer ?? '', choiceOrderOf(row.choiceOrder))
    return { questionId, saved: false, rev, savedAt: row.savedAt, stored: newer }
  }
  const verdict = verdicts.get(questionId)
  return { questionId, saved: true, rev: rev + 1, savedAt, stored: null, verdict }
}
