import vine from '@vinejs/vine'
import {
  messages,
  PresenceAlternative,
  PresenceKind,
  PresenceLength,
  PresenceMoment,
  PresenceRange,
  PresenceState,
  VendorFailureRule,
} from '#accounts/presence/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, telephoneSearch } from '#core/query_rules'
import { dayRange, nameText, optionalReason, optionalText, paging, reasonText, rowId } from '#core/rules'

const minutes = (range: readonly [number, number]) =>
  vine
    .number()
    .withoutDecimals()
    .range([...range])
const values = <Value extends string>(texts: Record<string, Value>) => Object.values(texts)

export const policiesValidator = vine.create(paging())

export const policyValidator = vine.create({
  policyName: nameText().minLength(1).maxLength(PresenceLength.policyName),
  promptFromMinutes: minutes(PresenceRange.promptMinutes).optional(),
  promptToMinutes: minutes(PresenceRange.promptMinutes).optional(),
  faceAtStart: vine.boolean(),
  faceEveryMinutes: minutes(PresenceRange.faceEveryMinutes).optional(),
  faceBeforeChapterTest: vine.boolean(),
  faceBeforeCourseTest: vine.boolean(),
  faceBeforeUpload: vine.boolean(),
  faceHoldsMinutes: minutes(PresenceRange.faceHoldsMinutes),
  alternative: vine.enum(values(PresenceAlternative)),
  alternativeReason: optionalReason(PresenceLength.alternativeReason),
  onVendorFailure: vine.enum(values(VendorFailureRule)),
  assessmentRef: optionalText(PresenceLength.assessmentRef),
  checkedBy: nameText().minLength(1).maxLength(PresenceLength.checkedBy),
})
policyValidator.messagesProvider = new FormMessagesProvider({
  'policyName.required': messages.policyNameRequired,
  'policyName.minLength': messages.policyNameRequired,
  'policyName.maxLength': messages.policyNameLength,
  'promptFromMinutes.range': messages.promptRange,
  'promptToMinutes.range': messages.promptRange,
  'faceEveryMinutes.range': messages.faceEveryRange,
  'faceHoldsMinutes.required': messages.faceHoldsRange,
  'faceHoldsMinutes.range': messages.faceHoldsRange,
  'alternative.required': messages.alternativeRequired,
  'alternative.enum': messages.alternativeRequired,
  'alternativeReason.maxLength': messages.alternativeReasonLength,
  'onVendorFailure.required': messages.onVendorFailureRequired,
  'onVendorFailure.enum': messages.onVendorFailureRequired,
  'assessmentRef.maxLength': messages.assessmentLength,
  'checkedBy.required': messages.checkedByRequired,
  'checkedBy.minLength': messages.checkedByRequired,
  'checkedBy.maxLength': messages.checkedByLength,
})

export const coursePolicyValidator = vine.create({ presencePolicyId: rowId().nullable() })

export const checksValidator = vine.create({
  userName: optionalText(20),
  telephone: telephoneSearch(),
  courseId: rowId().parse(emptyToUndefined).optional(),
  courseName: optionalText(100),
  kind: vine.enum(values(PresenceKind)).parse(emptyToUndefined).optional(),
  moment: vine.enum(values(PresenceMoment)).parse(emptyToUndefined).optional(),
  state: vine.enum(values(PresenceState)).parse(emptyToUndefined).optional(),
  ...dayRange('from', 'to'),
  ...paging(),
})

export const staffAnswerValidator = vine.create({ reason: reasonText(PresenceLength.reason) })
staffAnswerValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': messages.reason,
  'reason.minLength': messages.reason,
  'reason.maxLength': messages.reasonLength,
})
