import { lockOwnUser } from '#accounts/lock_user'
import { inject } from '@adonisjs/core'
import Address from '#accounts/addresses/address'
import { ShippedTypes } from '#catalogue/terms'
import Order, { type AddressSnapshot, type OrderNotes } from '#commerce/order'
import { ensureCanBuyFor } from '#commerce/organisation_orders'
import { OrderInvoices, type CheckoutInvoice } from '#commerce/order_invoices'
import { newOrderNumber } from '#commerce/checkout/order_number'
import { ensureExclusiveCode } from '#commerce/pricing/check_products'
import type { RequestedProducts } from '#commerce/pricing/load_requested_products'
import { ensureNotOwned } from '#commerce/pricing/owned_lines'
import { priceProducts, type PricedProducts } from '#commerce/pricing/price_products'
import { toQuote, ruleOf } from '#commerce/pricing/quote_transformer'
import { FlagZeroTotalOrder } from '#commerce/payments/flag_zero_total_order'
import { MaxOpenOrders, OrderStatus, OrderType, PayWithinMinutes, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { toFen } from '#core/money'
import { UserError } from '#core/errors'
import { placeholders, padToPowerOfTwo, prepared, preparedForMany } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { cutText } from '#core/well_formed'

export interface OrderForm extends RequestedProducts {
  addrId?: number
  /** In yuan, as the buyer saw it. */
  orderAmt?: number
  invoice?: CheckoutInvoice | null
  renew?: number[]
  /** The buyer buys as its manager. */
  organisationId?: number
}

/** An order of 0.00 waits for an admin. */
@inject()
export class PlaceOrder {
  constructor(
    protected invoices: OrderInvoices,
    protected flagZeroTotalOrder: FlagZeroTotalOrder
  ) {}

  /**
   * @throws UserError `already-owned` or `already-credited` with these lines, `price-changed` with the new quote when
   * the buyer saw another total
   */
  async execute(trx: Trx, buyer: CurrentUser, form: OrderForm): Promise<Order> {
    await lockOwnUser(trx, buyer.id)
    const { organisationId, orderType = OrderType.Single } = form
    if (organisationId) await ensureCanBuyFor(trx, { buyerId: buyer.id, organisationId, orderType })
    const priced = await this.price(trx, buyer, form)
    if (priced.buyer!.openOrders >= MaxOpenOrders) throw new UserError(messages.tooManyOpenOrders)
    ensureExclusiveCode(priced)
    ensureNotOwned(priced.owned, form.renew ?? [])
    const address = priced.needAddress ? await findAddress(trx, buyer, form.addrId) : null
    ensurePriceUnchanged(priced, { buyer, seen: form.orderAmt })

    const { renew = [], invoice } = form
    const hasInvoice = Boolean(invoice)
    const order = await createOrder(trx, buyer, { priced, address, notes: { renew, hasInvoice, organisationId } })
    if (invoice) await this.invoices.create(trx, order, invoice)
    await removeFromCart(trx, priced, form)
    if (order.amountFen > 0) return order
    await this.flagZeroTotalOrder.execute(trx, order)
    return order.refresh()
  }

  protected price(trx: Trx, buyer: CurrentUser, form: OrderForm): Promise<PricedProducts> {
    return priceProducts(buyer, form, trx)
  }
}

/** Runs under the buyer's lock, so the cart still holds what was read. */
async function removeFromCart(trx: Trx, { products }: PricedProducts, form: OrderForm) {
  const lines = form.products.flatMap(({ courseId }) => products.get(courseId)?.cartLine?.id ?? [])
  if (!lines.length) return
  const ids = padToPowerOfTwo(lines)
  await removeLines(ids.length).write(trx, ...ids)
}

const removeLines = preparedForMany((count) => `delete from cart_items where id in (${placeholders(count)})`)

async function findAddress(trx: Trx, buyer: CurrentUser, id?: number): Promise<AddressSnapshot> {
  const address = id && (await Address.query({ client: trx }).where({ id, userId: buyer.id }).first())
  if (!address) throw new UserError(messages.selectAddress, { field: 'addrId' })
  const { name, telephone, regionText } = address
  return { name, telephone, regionText, address: address.address }
}

function ensurePriceUnchanged(priced: PricedProducts, { buyer, seen }: { buyer: CurrentUser; seen?: number }) {
  if (seen === undefined || toFen(seen) === priced.quote.amountFen) return
  throw new UserError(messages.priceChanged, { code: 'price-changed', payload: { quote: toQuote(priced, buyer) } })
}

async function createOrder(
  trx: Trx,
  buyer: CurrentUser,
  data: { priced: PricedProducts; address: AddressSnapshot | null; notes: OrderNotes }
): Promise<Order> {
  const { priced, address, notes } = data
  const { quote, orderType } = priced
  const [at, expiresAt] = [now(), now().plus({ minutes: PayWithinMinutes })]
  const { channel } = quote
  const row = {
    order_no: newOrderNumber(),
    user_id: buyer.id,
    order_name: orderName(quote.lines),
    order_type: orderType,
    order_status: OrderStatus.Paying,
    ware_fen: quote.wareFen,
    freight_fen: quote.freight.fen,
    amount_fen: quote.amountFen,
    exclusive_code: channel?.code ?? null,
    exclusive_discount_bp: channel?.discountBp ?? null,
    channel_id: channel?.id ?? null,
    quote: JSON.stringify({ ...quote, ...notes }),
    address: address && JSON.stringify(address),
    awaits_shipment: Number(quote.lines.some(({ courseType }) => ShippedTypes.includes(courseType))),
    expires_at: toStored(expiresAt),
    created_at: toStored(at),
  }
  const id = await insertOrder.insert(trx, ...Object.values(row))
  await createItems(trx, id, quote.lines)
  return Order.$createFromAdapterResult({ id, ...row })!.useTransaction(trx)
}
const insertOrder = prepared(`insert into orders (order_no, user_id, order_name, order_type, order_status,
  ware_fen, freight_fen, amount_fen, exclusive_code, exclusive_discount_bp, channel_id, quote, address,
  awaits_shipment, expires_at, created_at) values (${placeholders(16)})`)

/** Sorted by course id, so that concurrent orders lock the courses in the same sequence. */
async function createItems(trx: Trx, orderId: number, lines: PricedProducts['quote']['lines']) {
  const rows = lines.map((line, position) => ({
    order_id: orderId,
    course_id: line.courseId,
    item_name: line.courseName,
    course_type: line.courseType,
    course_count: line.count,
    unit_fen: line.unitFen,
    base_fen: line.baseFen,
    amount_fen: line.amountFen,
    rule_code: ruleOf(line),
    position,
  }))
  rows.sort((a, b) => a.course_id - b.course_id)
  await insertItems(rows.length).write(trx, ...rows.flatMap((row) => Object.values(row)))
}

const insertItems = preparedForMany(
  (count) => `insert into order_items (order_id, course_id, item_name, course_type, course_count, unit_fen,
    base_fen, amount_fen, rule_code, position)
    values ${Array.from({ length: count }, () => `(${placeholders(10)})`).join(', ')}`
)

function orderName(lines: { courseName: string }[]): string {
  const [{ courseName }] = lines
  return lines.length === 1 ? courseName : `${cutText(courseName, 900)} 等${lines.length}种商品`
}
