import vine from '@vinejs/vine'
import { MaxCartQuantity, MaxCartRows, OrderType } from '#commerce/terms'
import { exclusiveCode, rowId } from '#core/rules'

export const copies = () => vine.number().withoutDecimals().min(1).max(MaxCartQuantity)

export const products = () =>
  vine
    .array(vine.object({ courseId: rowId(), courseCount: copies(), withBook: vine.boolean().optional() }))
    .minLength(1)
    .maxLength(MaxCartRows)

export const requestedProductsFields = () => ({
  products: products(),
  exclusiveCode: exclusiveCode().optional(),
  orderType: vine.enum(Object.values(OrderType)).optional(),
})

export const quoteValidator = vine.create(requestedProductsFields())

/** Codes need an account, so that guessing can be throttled. */
export const visitorQuoteValidator = vine.create({
  products: products(),
  orderType: vine.enum(Object.values(OrderType)).optional(),
})
