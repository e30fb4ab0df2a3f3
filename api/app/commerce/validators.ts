import vine from '@vinejs/vine'
import { copies, products, requestedProductsFields } from '#commerce/pricing/validators'
import { MaxCartRows, OrderStatus, PayWay, ShipmentState } from '#commerce/terms'
import { TradeType } from '#commerce/terms'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { paging, rowId } from '#core/rules'

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

export const visitorCartValidator = vine.create({
  courseIds: vine
    .array(rowId())
    .minLength(1)
    .maxLength(MaxCartRows)
    .parse((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
})

export const cartMergeValidator = vine.create({ products: products() })

export const orderValidator = vine.create({
  ...requestedProductsFields(),
  addrId: rowId().optional(),
  tradeType: vine.enum(Object.values(TradeType)).optional(),
  /** Courses that the buyer owns and buys again. */
  renew: vine.array(rowId()).maxLength(MaxCartRows).optional(),
  orderAmt: vine.number().min(0).max(1e12).optional(),
  /** 为单位购买. */
  organisationId: rowId().optional(),
  /** Validated by `OrderInvoices`. */
  invoice: vine.object({}).allowUnknownProperties<string | number | null>().optional(),
})

const orderStatus = () => listOf(vine.number().in(Object.values(OrderStatus))).optional()
const text = (length: number) => vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()

export const myOrdersValidator = vine.create({
  productName: text(100),
  orderStatus: orderStatus(),
  shipment: vine.enum(Object.values(ShipmentState)).parse(emptyToUndefined).optional(),
  refunded: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
})

const provider = () =>
  vine
    .string()
    .maxLength(20)
    .regex(/^[a-z-]+$/)
    .optional()

export const codeLinkValidator = vine.create({
  provider: provider(),
  exp: vine.number().withoutDecimals().optional(),
  sig: vine.string().maxLength(100).optional(),
})

/** `code` and `state` come back from WeChat's authorization. */
export const paymentAttemptValidator = vine.create({
  provider: provider(),
  way: vine.enum([PayWay.H5, PayWay.Page, PayWay.Jsapi, PayWay.Transfer] as const),
  code: vine.string().maxLength(128).regex(/^\w+$/).optional(),
  state: vine
    .string()
    .maxLength(128)
    .regex(/^[\da-f]+$/)
    .optional(),
})

export const walletAuthorizationValidator = vine.create({
  redirect_uri: vine.string().maxLength(500),
  state: vine.string().maxLength(128),
})

export const bridgeCallValidator = vine.create({
  appId: vine.string().maxLength(32),
  timeStamp: vine.string().maxLength(20),
  nonceStr: vine.string().maxLength(64),
  package: vine.string().maxLength(128),
  signType: vine.enum(['RSA'] as const),
  paySign: vine.string().maxLength(1000),
})

export const walletPageValidator = vine.create({
  fault: vine.string().maxLength(20).optional(),
  cancel: vine.string().maxLength(1).optional(),
  redirect_url: vine.string().maxLength(500).optional(),
})
