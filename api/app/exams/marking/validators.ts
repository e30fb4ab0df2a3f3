import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'
import { markingMessages, MarkingView, RemarkLength } from '#exams/marking/terms'

export const markingListValidator = vine.create({
  marking: vine.enum(Object.values(MarkingView)).parse(emptyToUndefined).optional(),
  paperId: rowId().parse(emptyToUndefined).optional(),
  /** 1 hides the author. */
  blind: vine.number().in([0, 1]).parse(emptyToUndefined).optional(),
  ...paging(),
})

export const markingValidator = vine.create({
  answerScore: vine.number(),
  remark: vine.string().trim().maxLength(RemarkLength).nullable().optional(),
  /**
   * The score that the teacher saw, null for none; a different stored score is returned as a conflict. Absent
   * overwrites.
   */
  seenScore: vine.number().nullable().optional(),
})
markingValidator.messagesProvider = new FormMessagesProvider({
  'answerScore.required': markingMessages.score,
  'answerScore.number': markingMessages.score,
})
