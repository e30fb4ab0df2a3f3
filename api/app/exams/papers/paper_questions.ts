import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { isAdmin, requireUser, type CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toStored, toWireTime } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { findPaper, paperOf } from '#exams/papers/paper_list'
import { ruleBanks } from '#exams/papers/rule_banks'
import { lockPaper } from '#exams/papers/save_paper'
import { MaxPaperQuestions, paperMessages } from '#exams/papers/terms'
import { currentQuestions, withClauses } from '#exams/questions/question_list'

interface Row {
  id: number
  question_id: number
}

export async function paperQuestionList(user: CurrentUser, paperId: number) {
  await findPaper(user, paperId)
  const rows = await currentQuestions()
    .join('paper_questions', 'paper_questions.question_id', 'questions.id')
    .where('paper_questions.paper_id', paperId)
    .orderBy('paper_questions.question_no')
    .orderBy('paper_questions.id')
    .select('paper_questions.id as paper_question_id', 'paper_questions.created_at as added_at')
  const questions = await withClauses(rows)
  const paper = await paperOf(user, paperId)
  return {
    paper,
    ruleBanks: await ruleBanks(user, paper.drawRules),
    paperQuestions: questions.map((question, at) => ({
      ...question,
      paperQuestionId: rows[at].paper_question_id as number,
      questionNo: at + 1,
      createTime: toWireTime(rows[at].added_at as string)!,
    })),
  }
}

export async function placeQuestions(
  ctx: HttpContext,
  paperId: number,
  { questionIds, questionNo }: { questionIds: number[]; questionNo?: number }
) {
  const user = requireUser(ctx)
  const found = await findPaper(user, paperId)
  await transaction(async (trx) => {
    const paper = await lockPaper(trx, user, found)
    const before = await listOf(trx, paperId)
    await ensureStillThere(trx, user, { questionIds, before })
    const others = before.filter((row) => !questionIds.includes(row.question_id))
    const at = Math.min((questionNo ?? others.length + 1) - 1, others.length)
    const order = others.map((row) => row.question_id)
    order.splice(at, 0, ...questionIds)
    if (order.length > MaxPaperQuestions) throw new UserError(paperMessages.tooMany)

    await write(trx, { paperId, before, order })
    paper.lockVersion++
    await paper.save()
    await audit(trx, ctx, {
      action: 'paper.set-questions',
      object: `paper:${paperId}`,
      before: { questionIds: before.map((row) => row.question_id) },
      after: { questionIds: order },
    })
  })
  return paperQuestionList(user, paperId)
}

export async function removeQuestion(ctx: HttpContext, paperId: number, paperQuestionId: number) {
  const user = requireUser(ctx)
  const found = await findPaper(user, paperId)
  await transaction(async (trx) => {
    const paper = await lockPaper(trx, user, found)
    const before = await listOf(trx, paperId)
    if (!before.some(({ id }) => id === paperQuestionId)) throw new NotFound()
    const rest = before.filter(({ id }) => id !== paperQuestionId)
    await write(trx, { paperId, before, order: rest.map((row) => row.question_id) })
    paper.lockVersion++
    await paper.save()
    await audit(trx, ctx, {
      action: 'paper.set-questions',
      object: `paper:${paperId}`,
      before: { questionIds: before.map((row) => row.question_id) },
      after: { questionIds: rest.map((row) => row.question_id) },
    })
  })
}

/** The caller has locked the row of the paper. */
async function write(
  trx: Trx,
  { paperId, before, order }: { paperId: number; before: Row[]; order: number[] }
): Promise<void> {
  const gone = before.filter((row) => !order.includes(row.question_id)).map(({ id }) => id)
  if (gone.length) await trx.from('paper_questions').whereIn('id', gone).delete()
  const known = new Map(before.map((row, at) => [row.question_id, { ...row, at }]))
  const createdAt = toStored(now())
  for (const [at, questionId] of order.entries()) {
    const row = known.get(questionId)
    if (!row) {
      await trx
        .table('paper_questions')
        .insert({ paper_id: paperId, question_id: questionId, question_no: at + 1, created_at: createdAt })
    } else if (row.at !== at || gone.length) {
      await trx
        .from('paper_questions')
        .where('id', row.id)
        .update({ question_no: at + 1 })
    }
  }
}

async function listOf(trx: Trx, paperId: number): Promise<Row[]> {
  return trx
    .from('paper_questions')
    .where('paper_id', paperId)
    .orderBy('question_no')
    .orderBy('id')
    .select('id', 'question_id')
}

/** A teacher can add questions of own banks; questions already in the list can be moved. */
async function ensureStillThere(
  trx: Trx,
  user: CurrentUser,
  { questionIds, before }: { questionIds: number[]; before: Row[] }
): Promise<void> {
  const present = before.map((row) => row.question_id)
  const found = await trx
    .from('questions')
    .join('question_banks', 'question_banks.id', 'questions.question_bank_id')
    .whereIn('questions.id', questionIds)
    .whereNull('questions.deleted_at')
    .where((own) => {
      if (isAdmin(user)) return
      own.where('question_banks.created_by', user.id).orWhereIn('questions.id', present)
    })
    .select('questions.id')
  if (found.length < questionIds.length) throw new UserError(paperMessages.questionsGone)
}
