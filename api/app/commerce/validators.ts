import vine from '@vinejs/vine'
import { CourseTypes } from '#catalogue/terms'
import { MaxCartQuantity, MaxCartRows, OrderStatus, OrderType } from '#commerce/terms'
import { TradeType } from '#commerce/terms'
import { blankIsAbsent, many } from '#core/query_rules'
import { exclusiveCode, paging } from '#core/rules'

const id = () => vine.number().withoutDecimals().positive().max(4_294_967_295)
const copies = () => vine.number().withoutDecimals().min(1).max(MaxCartQuantity)

export const cartItemValidator = vine.create({
  courseId: id(),
  courseCount: copies(),
  withBook: vine.boolean().optional(),
  set: vine.boolean().optional(),
  bulk: vine.boolean().optional(),
})

/** `cartItemIds=1,2`, repeated, or a list in the body. */
export const cartBatchValidator = vine.create({
  cartItemIds: vine
    .array(id())
    .minLength(1)
    .maxLength(MaxCartRows)
    .parse((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
})

const products = () =>
  vine
    .array(vine.object({ courseId: id(), courseCount: copies() }))
    .minLength(1)
    .maxLength(MaxCartRows)

const wanted = () => ({
  products: products(),
  exclusiveCode: exclusiveCode().optional(),
  orderType: vine.enum(Object.values(OrderType)).optional(),
})

export const quoteValidator = vine.create(wanted())

export const orderValidator = vine.create({
  ...wanted(),
  addrId: id().optional(),
  tradeType: vine.enum(Object.values(TradeType)).optional(),
  /** The total that the buyer saw, in yuan. */
  orderAmt: vine.number().min(0).max(1e12).optional(),
  /** The invoice that is wished for; its fields are read by `order_invoices.ts`. */
  invoice: vine.object({}).allowUnknownProperties<string | number | null>().optional(),
})

const orderStatus = () => many(vine.number().in(Object.values(OrderStatus))).optional()
const text = (length: number) =>
  vine.string().trim().maxLength(length).parse(blankIsAbsent).optional()

export const myOrdersValidator = vine.create({
  productName: text(100),
  orderStatus: orderStatus(),
  ...paging(),
})

export const ordersValidator = vine.create({
  orderId: text(20),
  productName: text(100),
  paidTimeStart: moment(),
  paidTimeEnd: moment(),
  orderStatus: orderStatus(),
  telephone: text(11),
  exclusiveCode: exclusiveCode().optional(),
  courseTypes: many(vine.number().in([...CourseTypes])).optional(),
  ...paging(),
})

/** A day, or a moment of a day, of the business. */
function moment() {
  return vine
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/)
    .parse(blankIsAbsent)
    .optional()
}

export const codeLinkValidator = vine.create({
  exp: vine.number().withoutDecimals().optional(),
  sig: vine.string().maxLength(100).optional(),
})

export const walletPageValidator = vine.create({
  fault: vine.string().maxLength(20).optional(),
  cancel: vine.string().maxLength(1).optional(),
})
