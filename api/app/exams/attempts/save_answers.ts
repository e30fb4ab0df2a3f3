import type { DateTime } from 'luxon'
import type { CurrentUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { fromStored, now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import {
  asShown,
  asWritten,
  choiceOrderOf,
  foldLetters,
  lettersOf,
} from '#exams/grading/answer_text'
import type { Change, LockedRow, SentAnswer } from '#exams/attempts/change'
import { believedSeconds } from '#exams/attempts/believed_seconds'
import { lockAnswers } from '#exams/attempts/lock_answers'
import { refuseClosed } from '#exams/attempts/refuse_closed'
import { storeAnswers } from '#exams/attempts/store_answers'
import { judgePracticed, type PracticeVerdict } from '#exams/grading/judge_practiced'
import { AnswerMax, AttemptMode, attemptMessages } from '#exams/attempts/terms'
import { QuestionType } from '#exams/questions/terms'
import { versionKeys, type VersionKeys } from '#exams/questions/version_keys'

interface Batch {
  userPaperId: number
  paperId: number
  answers: SentAnswer[]
}

/** What is older than the stored answer never overwrites it (docs/threats.md T27). @throws NotFound, Refusal when closed */
export async function saveAnswers(user: CurrentUser, batch: Batch) {
  return transaction(async (trx) => {
    const rows = await lockAnswers(trx, user, batch)
    const at = now()
    const [first] = rows.values()
    const deadlineAt = first.deadlineAt ? fromStored(first.deadlineAt) : null
    refuseClosed({ state: first.state, deadlineAt }, at)
    const keys = await versionKeys.get(
      trx,
      [...rows.values()].map(({ versionId }) => versionId)
    )
    const all = batch.answers.map((sent): Change => {
      const row = rows.get(sent.questionId)!
      const known = keys.get(row.versionId)!
      return { row, sent, keys: known, answer: storedAnswer(sent, row, known) }
    })
    const changes = all.filter((change) => !isRepeated(change) && !isStale(change))
    const savedAt = savedTime(deadlineAt, at)
    const verdicts =
      first.mode === AttemptMode.Practice
        ? await judgePracticed(trx, { user, userPaperId: batch.userPaperId }, changes)
        : new Map<number, PracticeVerdict>()
    const spent = believedSeconds(changes, savedAt)
    const { userPaperId } = batch
    await storeAnswers(trx, { userPaperId, savedAt, spent, verdicts }, changes)
    return {
      deadlineAt,
      answers: all.map((change) => outcome(change, { savedAt, verdicts })),
    }
  })
}

/** @throws Refusal for a letter that the question does not have */
function storedAnswer({ answer }: SentAnswer, row: LockedRow, keys: VersionKeys): string {
  if (keys.questionType === QuestionType.AskAnswer) {
    const text = answer.trim()
    if (text.length > AnswerMax) throw wrongField(attemptMessages.answerTooLong)
    return text
  }
  const shown = foldLetters(answer)
  const letters = lettersOf(shown)
  if (letters.some((letter) => !keys.letters.includes(letter as never))) {
    throw wrongField(attemptMessages.unknownChoice)
  }
  if (keys.questionType === QuestionType.Single && letters.length > 1) {
    throw wrongField(attemptMessages.singleChoice)
  }
  return asWritten(shown, choiceOrderOf(row.choiceOrder))
}

const wrongField = (sentence: string) => new Refusal(sentence, { field: 'answer' })

const isRepeated = ({ row, sent, answer }: Change) =>
  (sent.clientOpId !== undefined && sent.clientOpId === row.clientOpId) ||
  (row.rev > 0 && (row.answer ?? '') === answer)

const isStale = ({ row, sent }: Change) => sent.rev !== undefined && sent.rev !== Number(row.rev)

/** What arrives within the grace was sent before the deadline. */
function savedTime(deadlineAt: DateTime | null, at: DateTime): string {
  return toStored(deadlineAt && deadlineAt < at ? deadlineAt : at)
}

type Outcome = { savedAt: string; verdicts: Map<number, PracticeVerdict> }

function outcome(change: Change, { savedAt, verdicts }: Outcome) {
  const { row } = change
  const rev = Number(row.rev)
  const { questionId } = row
  if (isRepeated(change))
    return { questionId, saved: true, rev, savedAt: row.savedAt, stored: null }
  if (isStale(change)) {
    const newer = asShown(row.answer ?? '', choiceOrderOf(row.choiceOrder))
    return { questionId, saved: false, rev, savedAt: row.savedAt, stored: newer }
  }
  const verdict = verdicts.get(questionId)
  return { questionId, saved: true, rev: rev + 1, savedAt, stored: null, verdict }
}
