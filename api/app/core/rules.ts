import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import {
  fullIdCard,
  hasInvisibleCharacters,
  idNumberError,
  isTelephone,
  normalizeIdCard,
  normalizePersonName,
  normalizeTelephone,
  orderNumberPattern,
  PageSizes,
  personNameError,
  rangeMessages,
  reasonError,
} from '#core/shared_rules'
import { emptyToUndefined } from '#core/query_rules'

/** Beyond that users should search instead. */
const maxPage = 10_000

export const paging = () => ({
  page: vine.number().withoutDecimals().min(1).max(maxPage).optional(),
  pageSize: vine
    .number()
    .in([...PageSizes])
    .optional(),
})

/** An unsigned 32-bit integer. */
export const MaxRowId = 4_294_967_295

export const rowId = () => vine.number().withoutDecimals().range([1, MaxRowId])

export const orderNumber = () => vine.string().regex(orderNumberPattern)

const visible = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !hasInvisibleCharacters(value)) return
  field.report('{{ field }}不能含有看不见的字符，请删除后重新填写', 'visible', field)
})

/** A name or title that is stored and shown: one line of visible characters. */
export const nameText = () => vine.string().trim().use(visible())

const legalName = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const errorText = personNameError(value)
  if (errorText) field.report(errorText, 'legalName', field)
  else field.mutate(normalizePersonName(value), field)
})

/** A name of a person as on the ID card; the length counts its normalized spelling. */
export const personName = () => vine.string().use(legalName())

/** An ID number or telephone that may be masked; pasted spaces do not count towards its length. */
export const maskedIdCard = () => vine.string().maxLength(18).parse(emptyAfter(normalizeIdCard)).optional()
export const maskedTelephone = () => vine.string().maxLength(20).parse(emptyAfter(normalizeTelephone)).optional()

const emptyAfter = (normalize: (text: string) => string) => (value: unknown) =>
  emptyToUndefined(typeof value === 'string' ? normalize(value) : value)

const letter = '[^\\s\\d!-\\/:-@\\[-`{-~]'

/** In the API document, where a test finds the fields that use the rule; without `\p{L}`, which many validators lack. */
export const ReasonPattern = `${letter}[\\s\\S]*${letter}`

const explains = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const errorText = reasonError(value)
    if (errorText) field.report(errorText, 'explains', field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = ReasonPattern) }
)

/** An explanation by staff or buyers: it has at least two visible letters (docs/threats.md T22). */
export const reasonText = (maxLength: number) => vine.string().trim().minLength(1).maxLength(maxLength).use(explains())

/** The same for an optional explanation; blanks count as empty. */
export const optionalReason = (maxLength: number) => reasonText(maxLength).parse(blankToUndefined).optional()

function blankToUndefined(value: unknown): unknown {
  return typeof value === 'string' && !value.trim() ? undefined : value
}

const telephoneRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    if (!isTelephone(value)) field.report('长度在11个字符', 'telephone', field)
    else field.mutate(normalizeTelephone(value), field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^1\\d{10}$') }
)

export const telephone = () => vine.string().use(telephoneRule())

const idCardRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const errorText = idNumberError(value)
    if (errorText) field.report(errorText, 'idCard', field)
    else field.mutate(fullIdCard(value), field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^(\\d{15}|\\d{17}[\\dXx])$') }
)

export const idCard = () => vine.string().minLength(1).use(idCardRule())

/** Absent when empty, as in a filter. */
export const optionalText = (maxLength: number) =>
  vine.string().trim().maxLength(maxLength).parse(emptyToUndefined).optional()

const dayPattern = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** `02-30` has the format but does not exist; the year 9999 has no storable next one. */
const realDay = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !dayPattern.test(value)) return
  if (DateTime.fromISO(value).isValid && value < '9999') return
  field.report('日期不存在，请重新选择', 'realDay', field)
})

/** `yyyy-MM-dd` */
export const day = () => vine.string().regex(dayPattern).use(realDay())

/** Two days or times of one format, of which the second is not earlier than the first. */
export const notBefore = vine.createRule((value, first: string, field) => {
  const from = (field.parent as Record<string, unknown>)[first]
  if (typeof from !== 'string' || typeof value !== 'string') return
  const length = Math.min(from.length, value.length)
  if (value.slice(0, length) < from.slice(0, length)) field.report(rangeMessages.backwards, 'notBefore', field)
})

/** The inclusive days of a filter; either may be absent or empty. */
export function dayRange<From extends string, To extends string>(from: From, to: To) {
  const ends = { [from]: optionalDay(), [to]: day().use(notBefore(from)).parse(emptyToUndefined).optional() }
  return ends as Record<From | To, ReturnType<typeof optionalDay>>
}

const optionalDay = () => day().parse(emptyToUndefined).optional()

const timePattern = /^[1-9]\d{3}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

const realTime = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !timePattern.test(value)) return
  if (DateTime.fromSQL(value).isValid && value < '9999') return
  field.report('日期不存在，请重新选择', 'realDay', field)
})

/** `yyyy-MM-dd HH:mm` or with seconds, in the business zone. */
export const wireTime = () => vine.string().regex(timePattern).use(realTime())

/** Empty means none. */
export const exclusiveCode = () =>
  vine
    .string()
    .trim()
    .maxLength(6)
    .transform((value) => value.toUpperCase())
