import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'
import { ownBanks } from '#exams/questions/own_banks'
import type QuestionBank from '#exams/questions/question_bank'

/** Called before questions are added to a bank, or the bank is deleted. @throws NotFound */
export async function lockBank(trx: Trx, user: CurrentUser, id: number): Promise<QuestionBank> {
  const bank = await ownBanks(user, trx).where('id', id).forUpdate().first()
  if (!bank) throw new NotFound()
  return bank
}
