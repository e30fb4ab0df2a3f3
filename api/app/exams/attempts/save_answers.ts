import type { CurrentUser } from '#core/current_user'
import { NotFound, Refusal } from '#core/http/refusal'
import { fromStored, now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import {
  asShown,
  asWritten,
  choiceOrderOf,
  foldLetters,
  lettersOf,
} from '#exams/grading/answer_text'
import type { Change, LockedRow, SentAnswer } from '#exams/attempts/change'
import { believedSeconds, type Spent } from '#exams/attempts/believed_seconds'
import { isOverdue } from '#exams/attempts/entry_times'
import { judgePracticed, type PracticeVerdict } from '#exams/grading/judge_practiced'
import {
  AnswerMax,
  AttemptMode,
  AttemptRefusal,
  AttemptState,
  attemptMessages,
} from '#exams/attempts/terms'
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
    const rows = await lockRows(trx, user, batch)
    const { mode, deadlineAt } = refuseClosed(rows.values().next().value!)
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
    const savedAt = savedTime(deadlineAt)
    const verdicts =
      mode === AttemptMode.Practice
        ? await judgePracticed(trx, { user, userPaperId: batch.userPaperId }, changes)
        : new Map<number, PracticeVerdict>()
    const spent = believedSeconds(changes, savedAt)
    await store(trx, { ...batch, savedAt, spent }, changes, verdicts)
    return {
      mode,
      deadlineAt,
      answers: all.map((change) => outcome(change, { savedAt, verdicts })),
    }
  })
}

async function lockRows(trx: Trx, user: CurrentUser, batch: Batch) {
  const ids = [...new Set(batch.answers.map(({ questionId }) => questionId))]
  const rows: LockedRow[] = await trx
    .from('user_papers')
    .join('paper_answers', 'paper_answers.user_paper_id', 'user_papers.id')
    .where('user_papers.id', batch.userPaperId)
    .where('user_papers.user_id', user.id)
    .where('user_papers.paper_id', batch.paperId)
    .whereIn('paper_answers.question_id', ids)
    .forUpdate()
    .select(
      'paper_answers.question_id as questionId',
      'paper_answers.question_version_id as versionId',
      'paper_answers.answer',
      'paper_answers.rev',
      'paper_answers.client_op_id as clientOpId',
      'paper_answers.saved_at as savedAt',
      'paper_answers.choice_order as choiceOrder',
      'paper_answers.max_tenths as maxTenths',
      'user_papers.paper_id as paperId',
      'user_papers.state',
      'user_papers.mode',
      'user_papers.deadline_at as deadlineAt',
      'user_papers.started_at as startedAt',
      // Of the attempt, whose row is locked by then: two tabs at once never share more time than passed.
      trx.raw(`(select sum(others.spent_seconds) from paper_answers others
        where others.user_paper_id = user_papers.id) as spentInAll`)
    )
  if (rows.length !== ids.length) throw new NotFound()
  return new Map(rows.map((row) => [row.questionId, row]))
}

function refuseClosed(row: LockedRow) {
  const { Submitted, Voided, TimeOver } = AttemptRefusal
  if (row.state === AttemptState.Voided) {
    throw new Refusal(attemptMessages.voided, { code: Voided })
  }
  if (row.state !== AttemptState.InProgress) {
    throw new Refusal(attemptMessages.submitted, { code: Submitted })
  }
  const deadlineAt = row.deadlineAt ? fromStored(row.deadlineAt) : null
  if (isOverdue(deadlineAt, now())) throw new Refusal(attemptMessages.timeOver, { code: TimeOver })
  return { mode: row.mode, deadlineAt }
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
function savedTime(deadlineAt: ReturnType<typeof now> | null): string {
  const at = now()
  return toStored(deadlineAt && deadlineAt < at ? deadlineAt : at)
}

async function store(
  trx: Trx,
  { userPaperId, savedAt, spent }: { userPaperId: number; savedAt: string; spent: Spent },
  changes: Change[],
  verdicts: Map<number, PracticeVerdict>
): Promise<void> {
  if (!changes.length) return
  const bindings: (string | number | null)[] = []
  const each = (value: (change: Change) => string | number | null) => {
    for (const change of changes) bindings.push(change.row.questionId, value(change))
    return `case question_id ${changes.map(() => 'when ? then ?').join(' ')} end`
  }
  const sets = [
    `answer = ${each(({ answer }) => answer)}`,
    `client_op_id = ${each(({ sent }) => sent.clientOpId ?? null)}`,
  ]
  if (spent.size) {
    sets.push(
      `spent_seconds = spent_seconds + ${each(({ row }) => spent.get(row.questionId) ?? 0)}`
    )
  }
  if (verdicts.size) {
    sets.push(
      `marking = ${each(({ row }) => verdicts.get(row.questionId)!.marking)}`,
      `answer_pass = ${each(({ row }) => toNumber(verdicts.get(row.questionId)!.answerPass))}`,
      `score_tenths = ${each(({ row }) => verdicts.get(row.questionId)!.scoreTenths)}`
    )
  }
  bindings.push(savedAt, savedAt, userPaperId, ...changes.map(({ row }) => row.questionId))
  await trx.rawQuery(
    `update paper_answers set ${sets.join(', ')}, rev = rev + 1, saved_at = ?, updated_at = ?
      where user_paper_id = ? and question_id in (${changes.map(() => '?').join(', ')})`,
    bindings as never[]
  )
}

const toNumber = (value: boolean | null) => (value === null ? null : Number(value))

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
