import vine from '@vinejs/vine'
import { parseIssueNumber } from '#certificates/issues/issue_number'
import { IssueStates, MaxPrinted, RevokeReasonMax, issueMessages } from '#certificates/issues/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { paging, reasonText, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'

/** The body may also be the bare list (docs/product.md 10.9). */
export const printValidator = vine.create({
  certIds: vine.array(rowId()).minLength(1).maxLength(MaxPrinted),
  /** Only the minutes that count for this cycle. */
  cycleId: rowId().optional(),
})
printValidator.messagesProvider = new FormMessagesProvider({
  'certIds.required': issueMessages.printNothing,
  'certIds.array': issueMessages.printNothing,
  'certIds.array.minLength': issueMessages.printNothing,
  'certIds.array.maxLength': issueMessages.printTooMany,
})

export const printableCyclesValidator = vine.create({ certIds: listOf(rowId(), MaxPrinted) })

const text = (length: number) => vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()

export const issueListValidator = vine.create({
  ...paging(),
  ...sorting('certificate-issues'),
  number: text(40).transform((typed) => typed && (parseIssueNumber(typed) ?? typed.toUpperCase())),
  userName: text(20),
  state: vine.enum(IssueStates).parse(emptyToUndefined).optional(),
})

export const revokeValidator = vine.create({ reason: reasonText(RevokeReasonMax) })
revokeValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': issueMessages.revokeReason,
  'reason.minLength': issueMessages.revokeReason,
  'reason.maxLength': issueMessages.revokeReasonLength,
})
