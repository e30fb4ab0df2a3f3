import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import type { CheckedRow } from '#exams/questions/imports/check_rows'
import { findDuplicates, type ExistingDuplicate } from '#exams/questions/imports/preview_import'
import { lockBank } from '#exams/questions/lock_bank'
import Question from '#exams/questions/question'
import { newQuestion } from '#exams/questions/save_question'
import { ImportDecision, importMessages } from '#exams/questions/terms'
import { writeClauses } from '#exams/clauses/write_clauses'
import { writeVersion } from '#exams/questions/write_version'

/** @throws UserError when a row is invalid */
export function ensureNoRowErrors(rows: CheckedRow[]): void {
  const faults = rows.flatMap(({ line, faults: found }) => found.map((fault) => ({ line, ...fault })))
  if (!faults.length) return
  throw new UserError(importMessages.stillWrong, { code: 'import-wrong', payload: { faults } })
}

interface Decided {
  rows: CheckedRow[]
  /** One per row. */
  decisions: ImportDecision[]
  skipped: number
}

/** All or none. @throws UserError when a question to replace is gone */
export async function writeRows(ctx: HttpContext, bankId: number, { rows, decisions, skipped }: Decided) {
  return transaction(async (trx) => {
    const user = requireUser(ctx)
    await lockBank(trx, user, bankId)
    const twins = await findDuplicates(bankId, rows, trx)
    const done = { added: 0, replaced: 0, skipped }
    for (const [at, row] of rows.entries()) {
      const isReplaced = decisions[at] === ImportDecision.Replace
      const question = isReplaced ? await lockDuplicate(trx, twins[at] ?? null) : await newQuestion(trx, bankId)
      await writeRow(trx, question, row, user.id)
      if (isReplaced) done.replaced++
      else done.added++
    }
    await audit(trx, ctx, { action: 'question-bank.import', object: `question-bank:${bankId}`, after: done })
    return done
  })
}

/** @param createdBy null for an import from another platform */
export async function writeRow(trx: Trx, question: Question, row: CheckedRow, createdBy: number | null) {
  await writeVersion(trx, question, row.contents, createdBy)
  await question.merge(row.tags).useTransaction(trx).save()
  const { clauses } = row
  if (clauses.length || !question.$isLocal) {
    await writeClauses(trx, { questionId: question.id, clauses, createdBy })
  }
}

/** A replaced question gets a new version, so that earlier attempts are unchanged. */
async function lockDuplicate(trx: Trx, twin: ExistingDuplicate | null): Promise<Question> {
  const question = twin?.questionId
    ? await Question.query({ client: trx }).where('id', twin.questionId).forUpdate().first()
    : null
  if (!question) throw new UserError(importMessages.replaceGone)
  return question
}
