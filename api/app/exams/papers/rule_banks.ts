import db from '@adonisjs/lucid/services/db'
import type { CurrentUser } from '#core/current_user'
import type { DrawRule } from '#exams/papers/terms'
import { ownBanks } from '#exams/questions/own_banks'

/** The banks in the rules of a paper, including deleted ones and those of other users. */
export async function ruleBanks(user: CurrentUser, rules: DrawRule[] | null) {
  const ids = [...new Set((rules ?? []).flatMap(({ questionBankIds }) => questionBankIds))]
  if (!ids.length) return []
  const own = new Set((await ownBanks(user).whereIn('id', ids)).map(({ id }) => id))
  const banks = await db.from('question_banks').whereIn('id', ids).orderBy('id')
  return banks.map((bank) => ({
    questionBankId: bank.id as number,
    questionBankName: bank.question_bank_name as string,
    isOwn: own.has(bank.id),
    isDeleted: bank.deleted_at !== null,
  }))
}
