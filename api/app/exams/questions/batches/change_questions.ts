import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { requireRecentProof, RowsWithoutProof } from '#core/http/recent_proof'
import { eachRow } from '#core/lists/each_row'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'
import { deleteQuestionIn } from '#exams/questions/delete_question'
import { lockBank } from '#exams/questions/lock_bank'
import { findBank } from '#exams/questions/own_banks'
import Question from '#exams/questions/question'
import { questionAuditRecord } from '#exams/questions/question_audit_record'
import type { questionBatchValidator } from '#exams/questions/validators'

type Batch = Infer<typeof questionBatchValidator>

/** Moves, tags or deletes many questions. Only the given fields change; null empties one. */
export function changeQuestions(ctx: HttpContext, { questionIds, remove, ...change }: Batch) {
  const isMovedOrDeleted = remove || change.questionBankId !== undefined
  if (isMovedOrDeleted && questionIds.length > RowsWithoutProof) requireRecentProof(ctx)
  return eachRow(ctx, questionIds, (trx, id) =>
    remove ? deleteQuestionIn(trx, ctx, id) : changeQuestion(trx, ctx, id, change)
  )
}

async function changeQuestion(trx: Trx, ctx: HttpContext, id: number, change: Omit<Batch, 'questionIds' | 'remove'>) {
  const user = requireUser(ctx)
  const { questionBankId, ...tags } = change
  // The bank comes before its questions (docs/decisions/0027).
  if (questionBankId) await lockBank(trx, user, questionBankId)
  const question = await Question.query({ client: trx }).where('id', id).whereNull('deletedAt').forUpdate().first()
  if (!question) throw new NotFound()
  await findBank(user, question.questionBankId, trx)

  const before = await recordOf(trx, question)
  const given = Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined))
  question.merge(given)
  if (questionBankId && questionBankId !== question.questionBankId) {
    question.merge({ questionBankId, questionNo: await nextNumber(trx, questionBankId) })
  }
  await question.save()
  await audit(trx, ctx, {
    action: 'question.update',
    object: `question:${id}`,
    ...differences(before, await recordOf(trx, question)),
  })
}

const recordOf = async (trx: Trx, question: Question) => ({
  ...(await questionAuditRecord(trx, question)),
  questionBankId: question.questionBankId,
})

async function nextNumber(trx: Trx, questionBankId: number): Promise<number> {
  const last = await trx.from('questions').where('question_bank_id', questionBankId).max('question_no as no').first()
  return (last?.no ?? 0) + 1
}
