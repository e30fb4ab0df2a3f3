import type { HttpContext } from '@adonisjs/core/http'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { cleanQuestion, type QuestionForm } from '#exams/questions/clean_question'
import { lockBank } from '#exams/questions/lock_bank'
import Question from '#exams/questions/question'
import { questionAuditRecord } from '#exams/questions/question_audit_record'
import { questionOf } from '#exams/questions/question_list'
import { questionMessages } from '#exams/questions/terms'
import { writeClauses } from '#exams/clauses/write_clauses'
import { writeVersion } from '#exams/questions/write_version'

/** A changed text or key adds a version; open attempts keep theirs (docs/decisions/0011). @throws UserError `conflict` */
export async function saveQuestion(ctx: HttpContext, bankId: number, form: QuestionForm) {
  const contents = await cleanQuestion(form)
  const user = requireUser(ctx)
  return transaction(async (trx) => {
    await lockBank(trx, user, bankId)
    const question = form.questionId
      ? await lockQuestionOf(trx, bankId, form.questionId)
      : await newQuestion(trx, bankId)
    const before = form.questionId ? await questionAuditRecord(trx, question) : {}
    if (form.questionId && form.version && form.version !== question.version) {
      throw new UserError(questionMessages.changed, {
        code: 'conflict',
        payload: { question: await questionOf(question.id, trx) },
      })
    }

    await writeVersion(trx, question, contents, user.id)
    question.merge(tagsOf(form))
    await question.useTransaction(trx).save()
    await writeClauses(trx, { questionId: question.id, clauses: form.clauses ?? [], createdBy: user.id })
    await audit(trx, ctx, {
      action: form.questionId ? 'question.update' : 'question.create',
      object: `question:${question.id}`,
      ...differences(before, await questionAuditRecord(trx, question)),
    })
    return questionOf(question.id, trx)
  })
}

export function tagsOf(form: Pick<QuestionForm, 'subjectCode' | 'chapterName' | 'knowledgePoint' | 'difficulty'>) {
  return {
    subjectCode: form.subjectCode ?? null,
    chapterName: form.chapterName ?? null,
    knowledgePoint: form.knowledgePoint ?? null,
    difficulty: form.difficulty ?? null,
  }
}

export async function newQuestion(trx: Trx, questionBankId: number): Promise<Question> {
  const last = await trx.from('questions').where('question_bank_id', questionBankId).max('question_no as no').first()
  const questionNo = (last?.no ?? 0) + 1
  return Question.create({ questionBankId, questionNo, version: 1 }, { client: trx })
}

async function lockQuestionOf(trx: Trx, questionBankId: number, id: number): Promise<Question> {
  const question = await Question.query({ client: trx })
    .where({ id, questionBankId })
    .whereNull('deletedAt')
    .forUpdate()
    .first()
  if (!question) throw new NotFound()
  return question
}
