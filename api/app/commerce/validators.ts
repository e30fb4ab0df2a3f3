import vine from '@vinejs/vine'
import {
  MaxCartQuantity,
  MaxCartRows,
  OrderStatus,
  OrderType,
  ShipmentState,
} from '#commerce/terms'
import { TradeType } from '#commerce/terms'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { exclusiveCode, paging, rowId } from '#core/rules'

const copies = () => vine.number().withoutDecimals().min(1).max(MaxCartQuantity)

export const cartItemValidator = vine.create({
  courseId: rowId(),
  courseCount: copies(),
  withBook: vine.boolean().optional(),
  set: vine.boolean().optional(),
  bulk: vine.boolean().optional(),
})

export const cartBatchValidator = vine.create({
  cartItemIds: vine
    .array(rowId())
    .minLength(1)
    .maxLength(MaxCartRows)
    .parse((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
})

const products = () =>
  vine
    .array(
      vine.object({ courseId: rowId(), courseCount: copies(), withBook: vine.boolean().optional() })
    )
    .minLength(1)
    .maxLength(MaxCartRows)

const wanted = () => ({
  products: products(),
  exclusiveCode: exclusiveCode().optional(),
  orderType: vine.enum(Object.values(OrderType)).optional(),
})

export const quoteValidator = vine.create(wanted())

/** Codes need an account, so that guessing can be throttled. */
export const visitorQuoteValidator = vine.create({
  products: products(),
  orderType: vine.enum(Object.values(OrderType)).optional(),
})

export const visitorCartValidator = vine.create({
  courseIds: vine
    .array(rowId())
    .minLength(1)
    .maxLength(MaxCartRows)
    .parse((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
})

export const cartMergeValidator = vine.create({ products: products() })

export const orderValidator = vine.create({
  ...wanted(),
  addrId: rowId().optional(),
  tradeType: vine.enum(Object.values(TradeType)).optional(),
  /** Courses that the buyer owns and buys once more. */
  renew: vine.array(rowId()).maxLength(MaxCartRows).optional(),
  orderAmt: vine.number().min(0).max(1e12).optional(),
  /** Validated by `OrderInvoices`. */
  invoice: vine.object({}).allowUnknownProperties<string | number | null>().optional(),
})

const orderStatus = () => listOf(vine.number().in(Object.values(OrderStatus))).optional()
const text = (length: number) =>
  vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()

export const myOrdersValidator = vine.create({
  productName: text(100),
  orderStatus: orderStatus(),
  shipment: vine.enum(Object.values(ShipmentState)).parse(emptyToUndefined).optional(),
  ...paging(),
})

export const codeLinkValidator = vine.create({
  exp: vine.number().withoutDecimals().optional(),
  sig: vine.string().maxLength(100).optional(),
})

export const walletPageValidator = vine.create({
  fault: vine.string().maxLength(20).optional(),
  cancel: vine.string().maxLength(1).optional(),
})
