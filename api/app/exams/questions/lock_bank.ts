import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'
import QuestionBank from '#exams/questions/question_bank'

/** Whoever adds questions to a bank, or deletes it, holds its row. */
export async function lockBank(trx: Trx, id: number): Promise<QuestionBank> {
  const bank = await QuestionBank.query({ client: trx })
    .where('id', id)
    .whereNull('deletedAt')
    .forUpdate()
    .first()
  if (!bank) throw new NotFound()
  return bank
}
