import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined } from '#core/query_rules'
import { nameText, optionalText, paging, reasonText, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import {
  ClauseLimit,
  clauseMessages,
  ClauseState,
  clauseText,
  normalizeReplacement,
  parseClause,
  ReplaceReasonMax,
  ReviewOutcome,
  ReviewsAtOnce,
} from '#exams/clauses/terms'

const clauseRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const clause = parseClause(value)
  if (!clause) field.report(clauseMessages.spelling, 'clause', field)
  else field.mutate(clauseText(clause), field)
})

/** Normalizes the spelling of a clause. */
export const clauseField = () => nameText().maxLength(ClauseLimit.text).use(clauseRule())

const replacementRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const normalized = normalizeReplacement(value)
  if (!normalized) field.report(clauseMessages.replacement, 'replacement', field)
  else field.mutate(normalized, field)
})

export const clauseListValidator = vine.create({
  standard: optionalText(ClauseLimit.standard),
  clauseNo: optionalText(ClauseLimit.clauseNo),
  /** Any part of standard, edition, number or name. */
  keyword: optionalText(ClauseLimit.text),
  clauseState: vine.enum(Object.values(ClauseState)).parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('clauses'),
})

export const clauseQuestionsValidator = vine.create({ ...paging() })

export const replacementValidator = vine.create({
  replacedBy: nameText().minLength(1).maxLength(ClauseLimit.text).use(replacementRule()),
  reason: reasonText(ReplaceReasonMax),
})
replacementValidator.messagesProvider = new FormMessagesProvider({
  'replacedBy.required': clauseMessages.replacement,
  'replacedBy.minLength': clauseMessages.replacement,
  'replacedBy.maxLength': clauseMessages.replacement,
  'reason.required': clauseMessages.reason,
  'reason.minLength': clauseMessages.reason,
  'reason.maxLength': clauseMessages.reason,
})

export const restorationValidator = vine.create({ reason: reasonText(ReplaceReasonMax) })
restorationValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': clauseMessages.reason,
  'reason.minLength': clauseMessages.reason,
  'reason.maxLength': clauseMessages.reason,
})

/** An empty name removes it. */
export const clauseNameValidator = vine.create({ clauseName: nameText().maxLength(ClauseLimit.name).nullable() })
clauseNameValidator.messagesProvider = new FormMessagesProvider({ 'clauseName.maxLength': clauseMessages.nameLength })

export const reviewListValidator = vine.create({ clauseId: rowId().parse(emptyToUndefined).optional(), ...paging() })

export const reviewValidator = vine.create({
  outcome: vine.enum(Object.values(ReviewOutcome)),
  reviews: vine
    .array(vine.object({ questionId: rowId(), clauseId: rowId() }))
    .minLength(1)
    .maxLength(ReviewsAtOnce),
})
reviewValidator.messagesProvider = new FormMessagesProvider({
  'reviews.required': clauseMessages.reviewsNeeded,
  'reviews.array.minLength': clauseMessages.reviewsNeeded,
  'reviews.array.maxLength': clauseMessages.reviewsNeeded,
})
