import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import QuestionBank from '#exams/questions/question_bank'

/** All banks for an admin, their own for a teacher (docs/decisions/0042). */
export function ownBanks(user: CurrentUser, client: QueryClientContract = db.connection()) {
  const query = QuestionBank.query({ client }).whereNull('deletedAt')
  return isAdmin(user) ? query : query.where('createdBy', user.id)
}

/** Another user's bank and a missing one get the same response. @throws NotFound */
export async function findBank(user: CurrentUser, id: number, client?: QueryClientContract): Promise<QuestionBank> {
  const bank = await ownBanks(user, client).where('id', id).first()
  if (!bank) throw new NotFound()
  return bank
}
