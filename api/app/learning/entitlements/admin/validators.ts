import vine from '@vinejs/vine'
import { rowIds } from '#core/lists/each_row'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { telephoneSearch, emptyToUndefined, listOf } from '#core/query_rules'
import { day, paging, reasonText, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import { CourseSource, adminMessages, PhonesMax, PhonesMin, UserCourseStatus } from '#learning/terms'

const text = (length: number) => vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()

const phones = () =>
  vine
    .string()
    .minLength(PhonesMin)
    .maxLength(PhonesMax)
    .parse((value) => (Array.isArray(value) ? value.join(',') : value))

const phoneMessages = {
  'courseId.required': adminMessages.selectCourse,
  'phones.required': adminMessages.enterPhones,
  'phones.string': adminMessages.enterPhones,
  'phones.minLength': adminMessages.phonesLength,
  'phones.maxLength': adminMessages.phonesLength,
}

export const assignmentValidator = vine.create({
  courseId: rowId(),
  phones: phones(),
  genLiveCode: vine.boolean().optional(),
})
assignmentValidator.messagesProvider = new FormMessagesProvider(phoneMessages)

export const courseAssignmentValidator = vine.create({ phones: phones() })
courseAssignmentValidator.messagesProvider = new FormMessagesProvider(phoneMessages)

export const userCoursesValidator = vine.create({
  orderId: text(20),
  createType: vine.enum(Object.values(CourseSource)).parse(emptyToUndefined).optional(),
  telephone: telephoneSearch(),
  userId: rowId().parse(emptyToUndefined).optional(),
  buyerId: rowId().parse(emptyToUndefined).optional(),
  courseId: rowId().parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('user-courses'),
})

/** The status that the admin saw; the server decides the new one. */
export const statusChangeValidator = vine.create({
  userCourseId: rowId(),
  userCourseStatus: vine.enum(Object.values(UserCourseStatus)),
})

export const expiryChangeValidator = vine.create({ userCourseId: rowId(), expiryDate: day().parse(emptyToUndefined) })
expiryChangeValidator.messagesProvider = new FormMessagesProvider({
  'expiryDate.required': adminMessages.expiryDay,
  'expiryDate.string': adminMessages.expiryFormat,
  'expiryDate.regex': adminMessages.expiryFormat,
  'expiryDate.realDay': adminMessages.expiryFormat,
})

export const expiryBatchValidator = vine.create({ userCourseIds: rowIds(), expiryDate: day().parse(emptyToUndefined) })
expiryBatchValidator.messagesProvider = expiryChangeValidator.messagesProvider

export const revealValidator = vine.create({ reason: reasonText(200) })
revealValidator.messagesProvider = new FormMessagesProvider({
  'reason.required': adminMessages.reasonRequired,
  'reason.string': adminMessages.reasonRequired,
  'reason.minLength': adminMessages.reasonRequired,
  'reason.maxLength': adminMessages.reasonRequired,
})

export const liveCodesValidator = vine.create({ courseId: rowId(), ...paging() })

export const liveCodeExportValidator = vine.create({
  courseId: rowId(),
  liveCodes: listOf(vine.string().regex(/^[A-Z0-9]{1,16}$/), 100).optional(),
})
