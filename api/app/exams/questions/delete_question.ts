import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { findBank } from '#exams/questions/own_banks'
import Question from '#exams/questions/question'
import { questionAuditRecord } from '#exams/questions/question_audit_record'

/** Hides it from its bank and from new attempts; open and past attempts still contain it. */
export async function deleteQuestion(ctx: HttpContext, id: number): Promise<void> {
  await transaction((trx) => deleteQuestionIn(trx, ctx, id))
}

export async function deleteQuestionIn(trx: Trx, ctx: HttpContext, id: number): Promise<void> {
  const question = await Question.query({ client: trx }).where('id', id).whereNull('deletedAt').forUpdate().first()
  if (!question) throw new NotFound()
  await findBank(requireUser(ctx), question.questionBankId, trx)
  const before = await questionAuditRecord(trx, question)
  await question.merge({ deletedAt: now() }).save()
  await audit(trx, ctx, { action: 'question.delete', object: `question:${id}`, before })
}
