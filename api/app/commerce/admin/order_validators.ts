import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { DateTime } from 'luxon'
import { CourseTypes } from '#catalogue/terms'
import { OrderStatus, OrderType, RefundFilter, messages } from '#commerce/terms'
import { emptyToUndefined, listOf, telephoneSearch } from '#core/query_rules'
import { exclusiveCode, notBefore, orderNumber, paging, reasonText, rowId } from '#core/rules'
import { MaxRowsAtOnce } from '#core/lists/each_row'
import { sorting } from '#core/lists/sorting'

const text = (length: number) => vine.string().trim().maxLength(length).parse(emptyToUndefined).optional()

const existing = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || DateTime.fromSQL(value).isValid) return
  field.report('时间不存在', 'moment', field)
})

/** `2026-01-31` or `2026-01-31 08:00:00`, in the business time zone. */
const businessTime = () =>
  vine
    .string()
    .regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/)
    .use(existing())
    .parse(emptyToUndefined)

const filters = () => ({
  orderId: text(100),
  productName: text(100),
  paidTimeStart: businessTime().optional(),
  paidTimeEnd: businessTime().use(notBefore('paidTimeStart')).optional(),
  createTimeStart: businessTime().optional(),
  createTimeEnd: businessTime().use(notBefore('createTimeStart')).optional(),
  orderStatus: listOf(vine.number().in(Object.values(OrderStatus))).optional(),
  telephone: telephoneSearch(),
  userId: rowId().parse(emptyToUndefined).optional(),
  exclusiveCode: exclusiveCode().optional(),
  channelId: rowId().parse(emptyToUndefined).optional(),
  courseTypes: listOf(vine.number().in([...CourseTypes])).optional(),
  orderType: vine.enum(Object.values(OrderType)).parse(emptyToUndefined).optional(),
  toShip: vine.boolean().parse(emptyToUndefined).optional(),
  refundRequested: vine.boolean().parse(emptyToUndefined).optional(),
  refunded: vine.enum(Object.values(RefundFilter)).parse(emptyToUndefined).optional(),
})

export const ordersValidator = vine.create({ ...filters(), ...paging(), ...sorting('orders') })
export const orderExportValidator = vine.create({
  ...filters(),
  orderIds: listOf(orderNumber(), MaxRowsAtOnce).optional(),
})

export const orderRevealValidator = vine.create({ reason: reasonText(200) })
orderRevealValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.revealReason,
  'reason.minLength': messages.revealReason,
  'reason.maxLength': messages.revealReasonLength,
})
