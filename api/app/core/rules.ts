import vine from '@vinejs/vine'
import {
  fullIdCard,
  idCardFault,
  isTelephone,
  normalTelephone,
  orderNumberPattern,
  PageSizes,
} from '#core/plain_rules'
import { blankIsAbsent } from '#core/query_rules'

/** How deep a list may be paged: beyond that a search is the better question. */
const deepest = 10_000

/** Page from 1 and a page size of the list; 1 and 10 when not said. */
export const paging = () => ({
  page: vine.number().withoutDecimals().min(1).max(deepest).optional(),
  pageSize: vine
    .number()
    .in([...PageSizes])
    .optional(),
})

/** The largest key of a row: an unsigned 32-bit integer. */
export const MaxRowId = 4_294_967_295

export const rowId = () => vine.number().withoutDecimals().range([1, MaxRowId])

export const orderNumber = () => vine.string().regex(orderNumberPattern)

const telephoneRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    if (!isTelephone(value)) field.report('长度在11个字符', 'telephone', field)
    else field.mutate(normalTelephone(value), field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^1\\d{10}$') }
)

/** A mobile number: trimmed, full-width digits folded, eleven digits that begin with 1. */
export const telephone = () => vine.string().use(telephoneRule())

const idCardRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const fault = idCardFault(value)
    if (fault) field.report(fault, 'idCard', field)
    else field.mutate(fullIdCard(value), field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^(\\d{15}|\\d{17}[\\dXx])$') }
)

/** An ID number, checked down to its last character and written with eighteen. */
export const idCard = () => vine.string().minLength(1).use(idCardRule())

/** A text that may be missing or empty, as in a filter or an untouched field. */
export const optionalText = (maxLength: number) =>
  vine.string().trim().maxLength(maxLength).parse(blankIsAbsent).optional()

/** A day of the business, `yyyy-MM-dd`. */
export const day = () => vine.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** An exclusive code as typed: folded to upper case; empty means none. */
export const exclusiveCode = () =>
  vine
    .string()
    .trim()
    .maxLength(6)
    .transform((value) => value.toUpperCase())
