import type { HttpContext } from '@adonisjs/core/http'
import { messages } from '#catalogue/terms'
import { lockOwnCourse } from '#catalogue/lock_course'
import { audit, differences } from '#core/audit/audit'
import { isAdmin, requireUser, type CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import { rulesOf, tryDraw } from '#exams/papers/draw_questions'
import { ownPapers } from '#exams/papers/own_papers'
import Paper from '#exams/papers/paper'
import { paperAuditRecord } from '#exams/papers/paper_audit_record'
import { findPaper } from '#exams/papers/paper_list'
import { findOwner, linkPaper, lockOwner } from '#exams/papers/paper_owner'
import { settingsOf } from '#exams/papers/paper_settings'
import { paperMessages } from '#exams/papers/terms'
import type { PaperForm } from '#exams/papers/validators'

/** Open attempts keep their rules. @throws UserError `conflict` when another user changed it in the meantime */
export async function savePaper(ctx: HttpContext, form: PaperForm) {
  const user = requireUser(ctx)
  const key = await findOwner(form)
  const found = form.paperId ? await findPaper(user, form.paperId) : null
  try {
    return await transaction(async (trx) => {
      const owner = await lockOwner(trx, user, key)
      const paper = found ? await lockPaper(trx, user, found) : new Paper()
      const before = form.paperId ? paperAuditRecord(paper) : {}
      if (form.paperId) rejectOtherOwner(paper, form)
      else paper.merge(initialColumns(form, user.id))
      if (form.paperId && form.lockVersion !== undefined && form.lockVersion !== paper.lockVersion)
        throw new UserError(paperMessages.changed, { code: 'conflict' })

      const { course, chapter, ...facts } = owner
      paper.merge({ ...facts, ...(await settingsOf(trx, form, { user, rules: rulesOf(paper) })) })
      if (form.paperId) paper.lockVersion++
      await paper.useTransaction(trx).save()
      await linkPaper(trx, owner, { paperId: paper.id, by: user.id })
      await audit(trx, ctx, {
        action: form.paperId ? 'paper.update' : 'paper.create',
        object: `paper:${paper.id}`,
        ...differences(before, paperAuditRecord(paper)),
      })
      return { paperId: paper.id, lacks: (await tryDraw(trx, paper, 0)).lacks }
    })
  } catch (error) {
    if (isDuplicate(error)) throw new UserError(paperMessages.exists, { field: 'refId' })
    throw error
  }
}

/**
 * A teacher can change papers of own courses only while these are not submitted or published.
 * @param found before the transaction: its first plain read comes after the locks (docs/decisions/0027)
 * @throws NotFound, UserError
 */
export async function lockPaper(trx: Trx, user: CurrentUser, { id, courseId }: Paper): Promise<Paper> {
  if (!isAdmin(user)) {
    const course = await lockOwnCourse(trx, user, courseId!)
    if (!course.isUnpublished) throw new UserError(messages.onlyUnpublishedEditable)
  }
  const paper = await ownPapers(user, trx).where('id', id).forUpdate().first()
  if (!paper) throw new NotFound()
  return paper
}

function initialColumns({ paperType, refId }: PaperForm, createdBy: number) {
  return { paperType, refId, refKey: `${paperType}:${refId}`, createdBy, lockVersion: 0 }
}

function rejectOtherOwner(paper: Paper, { paperType, refId }: PaperForm): void {
  if (paper.paperType === paperType && paper.refId === refId) return
  throw new UserError(paperMessages.ownerFixed, { field: 'refId' })
}
