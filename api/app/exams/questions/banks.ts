import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { audit, differences } from '#core/audit/audit'
import { isAdmin, requireUser, type CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { likeContains } from '#core/query_rules'
import { now, toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { inOrderBy, sortedBy } from '#core/lists/sorting'
import { lockBank } from '#exams/questions/lock_bank'
import { findBank } from '#exams/questions/own_banks'
import QuestionBank from '#exams/questions/question_bank'
import { questionMessages } from '#exams/questions/terms'
import type { bankListValidator, bankValidator } from '#exams/questions/validators'

const columns = {
  questionBankName: 'question_banks.question_bank_name',
  questionCount: 'question_count',
  createTime: 'question_banks.created_at',
}

export async function bankList(user: CurrentUser, filters: Infer<typeof bankListValidator>) {
  const { questionBankName: name, page = 1, pageSize = 10 } = filters
  const found = db.from('question_banks').whereNull('question_banks.deleted_at')
  if (!isAdmin(user)) found.where('question_banks.created_by', user.id)
  if (name) found.whereRaw("question_bank_name like ? escape '!'", [likeContains(name)])

  const [{ total }] = await found.clone().count('* as total')
  const listed = found
    .leftJoin('users', 'users.id', 'question_banks.created_by')
    .select('question_banks.id', 'question_bank_name', 'question_banks.created_at')
    .select('users.user_name as owner_name')
    .select(
      db
        .from('questions')
        .whereColumn('questions.question_bank_id', 'question_banks.id')
        .whereNull('questions.deleted_at')
        .count('*')
        .as('question_count')
    )
  const sortBy = sortedBy<'question-banks'>(filters, columns, [[columns.createTime, 'desc']])
  const rows = await inOrderBy(listed, sortBy, 'question_banks.id').forPage(page, pageSize)
  return { questionBanks: rows.map(toBank), total: Number(total) }
}

export async function bankOf(user: CurrentUser, id: number) {
  return toBankName(await findBank(user, id))
}

export const toBankName = (bank: QuestionBank) => ({
  questionBankId: bank.id,
  questionBankName: bank.questionBankName,
  createTime: toWireTime(bank.createdAt)!,
})

export async function saveBank(ctx: HttpContext, form: Infer<typeof bankValidator>) {
  const { questionBankId, questionBankName } = form
  const user = requireUser(ctx)
  const id = await transaction(async (trx) => {
    const bank = questionBankId
      ? await lockBank(trx, user, questionBankId)
      : new QuestionBank().merge({ createdBy: user.id })
    const before = { questionBankName: bank.questionBankName ?? null }
    await bank.merge({ questionBankName }).useTransaction(trx).save()
    await audit(trx, ctx, {
      action: questionBankId ? 'question-bank.update' : 'question-bank.create',
      object: `question-bank:${bank.id}`,
      ...differences(before, { questionBankName }),
    })
    return bank.id
  })
  return bankOf(user, id)
}

export async function deleteBank(ctx: HttpContext, id: number): Promise<void> {
  await transaction(async (trx) => {
    const bank = await lockBank(trx, requireUser(ctx), id)
    const question = await trx.from('questions').where('question_bank_id', id).whereNull('deleted_at').first()
    if (question) throw new UserError(questionMessages.bankNotEmpty)
    await bank.merge({ deletedAt: now() }).save()
    await audit(trx, ctx, {
      action: 'question-bank.delete',
      object: `question-bank:${id}`,
      before: { questionBankName: bank.questionBankName },
    })
  })
}

const toBank = (row: Record<string, any>) => ({
  questionBankId: row.id as number,
  questionBankName: row.question_bank_name as string,
  questionCount: row.question_count as number,
  /** The creator: the teacher who may use it, or an admin. */
  ownerName: row.owner_name as string | null,
  createTime: toWireTime(row.created_at as string)!,
})
