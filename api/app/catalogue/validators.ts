import vine from '@vinejs/vine'
import {
  CertSubjects,
  CourseNameMax,
  CourseNameMin,
  CourseStatuses,
  CourseTags,
  CourseTypes,
  KeywordMax,
  KeywordMin,
  MaxBatch,
  OrderBys,
  PreflightReasonMax,
  PriceMax,
  SearchKinds,
  SentBackReasonMax,
  messages,
} from '#catalogue/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { rowIds } from '#core/lists/each_row'
import { exclusiveCode, nameText, optionalReason, paging, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'

const bit = () => vine.number().in([0, 1])
const yuan = () => vine.number().range([0, PriceMax]).decimal([0, 2])

/** Only ids, enums and numbers: no part of a query reaches SQL as text (docs/threats.md T63). */
export const courseListValidator = vine.create({
  courseName: vine.string().trim().maxLength(100).parse(emptyToUndefined).optional(),
  courseType: listOf(vine.number().in([...CourseTypes])).optional(),
  courseStatus: listOf(vine.enum(CourseStatuses)).optional(),
  courseHot: bit().parse(emptyToUndefined).optional(),
  recommended: bit().parse(emptyToUndefined).optional(),
  coursePrice: yuan().parse(emptyToUndefined).optional(),
  coursePriceGt: yuan().parse(emptyToUndefined).optional(),
  coursePriceLte: yuan().parse(emptyToUndefined).optional(),
  certSubject: listOf(vine.enum(CertSubjects)).optional(),
  requiredCourse: listOf(bit()).optional(),
  tag: listOf(vine.enum(CourseTags)).optional(),
  teacherId: rowId().parse(emptyToUndefined).optional(),
  exclusiveCode: exclusiveCode().optional(),
  orderByClause: vine.enum(OrderBys).parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('courses'),
})

/** Invisible characters separate words: SQLite would end the text at a NUL and match everything. */
function visible(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, ' ') : value
}

/** One character would match half of the catalogue (docs/threats.md T63). */
export const searchValidator = vine.create({
  keyword: vine.string().parse(visible).trim().minLength(KeywordMin).maxLength(KeywordMax),
  kind: vine.enum(SearchKinds).parse(emptyToUndefined).optional(),
  ...paging(),
})
searchValidator.messagesProvider = new FormMessagesProvider({
  'keyword.required': messages.keywordLength,
  'keyword.string': messages.keywordLength,
  'keyword.minLength': messages.keywordLength,
  'keyword.maxLength': messages.keywordLength,
})

/** One character is enough: the number of searched rows is limited (docs/threats.md T118). */
export const suggestValidator = vine.create({
  keyword: vine.string().parse(visible).trim().minLength(1).maxLength(KeywordMax),
})
suggestValidator.messagesProvider = new FormMessagesProvider({
  'keyword.required': messages.suggestLength,
  'keyword.string': messages.suggestLength,
  'keyword.minLength': messages.suggestLength,
  'keyword.maxLength': messages.suggestLength,
})

export const teacherListValidator = vine.create({
  courseName: vine.string().trim().maxLength(100).parse(emptyToUndefined).optional(),
  courseType: listOf(vine.number().in([...CourseTypes])).optional(),
  courseStatus: listOf(vine.enum(CourseStatuses)).optional(),
  ...paging(),
  ...sorting('teacher-courses'),
})

export const copyValidator = vine.create({
  newCourseName: nameText().minLength(CourseNameMin).maxLength(CourseNameMax),
})
copyValidator.messagesProvider = new FormMessagesProvider({
  'newCourseName.required': messages.copyNeedsName,
  'newCourseName.string': messages.copyNeedsName,
  'newCourseName.minLength': messages.copyNeedsName,
  'newCourseName.maxLength': messages.nameLength,
})

const seen = () => vine.number().withoutDecimals().min(0).nullable().optional()

const overruling = () => optionalReason(PreflightReasonMax).nullable()
const overrulingMessages = {
  'reason.string': messages.preflightReason,
  'reason.minLength': messages.preflightReason,
  'reason.maxLength': messages.preflightReason,
}

/** With a reason an admin publishes despite missing items. */
export const publicationValidator = vine.create({ lockVersion: seen(), reason: overruling() })
publicationValidator.messagesProvider = new FormMessagesProvider(overrulingMessages)

export const revocationValidator = vine.create({
  lockVersion: seen(),
  reason: optionalReason(SentBackReasonMax).nullable(),
})

const once = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value)
/** A query parameter with one value is not an array. */
const onceOf = (value: unknown) => (value === undefined || Array.isArray(value) ? once(value) : [value])

export const publicationBatchValidator = vine.create({
  courseIds: vine.array(rowId()).minLength(1).maxLength(MaxBatch).parse(once),
  publish: vine.boolean({ strict: true }),
  reason: overruling(),
})
publicationBatchValidator.messagesProvider = new FormMessagesProvider({
  'courseIds.required': messages.batchSize,
  'courseIds.array': messages.batchSize,
  'courseIds.minLength': messages.batchSize,
  'courseIds.maxLength': messages.batchSize,
  ...overrulingMessages,
})

export const spotlightBatchValidator = vine.create({ courseIds: rowIds(), courseHot: vine.boolean({ strict: true }) })

const tags = () => vine.array(vine.enum(CourseTags)).distinct().optional()

export const tagBatchValidator = vine.create({ courseIds: rowIds(), addTags: tags(), removeTags: tags() })

export const placeBatchValidator = vine.create({ courseIds: rowIds(), moveTo: vine.enum(['first', 'last'] as const) })

export const courseBuyersValidator = vine.create({
  courseIds: vine.array(rowId()).minLength(1).maxLength(MaxBatch).parse(onceOf),
})

export const moveValidator = vine.create({
  sourceCourseId: rowId(),
  beforeCourseId: rowId().nullable().optional(),
  courseType: vine
    .number()
    .in([...CourseTypes])
    .optional(),
})
