import { lockOwnUser } from '#accounts/lock_user'
import { inject } from '@adonisjs/core'
import Address from '#accounts/addresses/address'
import { ShippedTypes } from '#catalogue/terms'
import Order, { type AddressSnapshot } from '#commerce/order'
import { OrderInvoices, type CheckoutInvoice } from '#commerce/order_invoices'
import { newOrderNumber } from '#commerce/order_number'
import { refuseMissingCode } from '#commerce/pricing/check_products'
import type { RequestedProducts } from '#commerce/pricing/gather_products'
import { refuseOwned } from '#commerce/pricing/owned_lines'
import { priceProducts, type PricedProducts } from '#commerce/pricing/price_products'
import { toQuote, ruleOf } from '#commerce/pricing/quote_transformer'
import { HoldFreeOrder } from '#commerce/payments/hold_free_order'
import { MaxOpenOrders, OrderStatus, PayWithinMinutes, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { toFen } from '#core/money'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import { cutText } from '#core/well_formed'

export interface OrderForm extends RequestedProducts {
  addrId?: number
  /** Yuan, as the buyer saw it. */
  orderAmt?: number
  invoice?: CheckoutInvoice | null
  renew?: number[]
}

/** An order of 0.00 is held for an admin. */
@inject()
export class PlaceOrder {
  constructor(
    protected invoices: OrderInvoices,
    protected holdFreeOrder: HoldFreeOrder
  ) {}

  /**
   * @throws Refusal; `already-owned` with what is owned, `price-changed` with the new quote when the total is not the one the buyer saw
   */
  async execute(trx: Trx, buyer: CurrentUser, form: OrderForm): Promise<Order> {
    await lockOwnUser(trx, buyer.id)
    const priced = await this.price(trx, buyer, form)
    if (priced.buyer!.openOrders >= MaxOpenOrders) throw new Refusal(messages.tooManyOpenOrders)
    refuseMissingCode(priced)
    refuseOwned(priced.owned, form.renew ?? [])
    const address = priced.needAddress ? await findAddress(trx, buyer, form.addrId) : null
    refuseChangedPrice(priced, { buyer, seen: form.orderAmt })

    const { renew = [], invoice } = form
    const hasInvoice = Boolean(invoice)
    const order = await createOrder(trx, buyer, { priced, address, renew, hasInvoice })
    if (invoice) await this.invoices.create(trx, order, invoice)
    await removeFromCart(trx, buyer, form)
    if (order.amountFen > 0) return order
    await this.holdFreeOrder.execute(trx, order)
    return order.refresh()
  }

  protected price(trx: Trx, buyer: CurrentUser, form: OrderForm): Promise<PricedProducts> {
    return priceProducts(buyer, form, trx)
  }
}

async function removeFromCart(trx: Trx, buyer: CurrentUser, { products }: OrderForm) {
  const courseIds = products.map(({ courseId }) => courseId)
  await trx.from('cart_items').where('user_id', buyer.id).whereIn('course_id', courseIds).delete()
}

async function findAddress(trx: Trx, buyer: CurrentUser, id?: number): Promise<AddressSnapshot> {
  const address =
    id && (await Address.query({ client: trx }).where({ id, userId: buyer.id }).first())
  if (!address) throw new Refusal(messages.selectAddress, { field: 'addrId' })
  const { name, telephone, regionText } = address
  return { name, telephone, regionText, address: address.address }
}

function refuseChangedPrice(
  priced: PricedProducts,
  { buyer, seen }: { buyer: CurrentUser; seen?: number }
) {
  if (seen === undefined || toFen(seen) === priced.quote.amountFen) return
  throw new Refusal(messages.priceChanged, {
    code: 'price-changed',
    payload: { quote: toQuote(priced, buyer) },
  })
}

async function createOrder(
  trx: Trx,
  buyer: CurrentUser,
  given: {
    priced: PricedProducts
    address: AddressSnapshot | null
    renew: number[]
    hasInvoice: boolean
  }
): Promise<Order> {
  const { priced, address, renew, hasInvoice } = given
  const { quote, orderType } = priced
  const order = await new Order()
    .useTransaction(trx)
    .merge({
      orderNo: newOrderNumber(),
      userId: buyer.id,
      orderName: orderName(quote.lines),
      orderType,
      orderStatus: OrderStatus.Paying,
      wareFen: quote.wareFen,
      freightFen: quote.freight.fen,
      amountFen: quote.amountFen,
      exclusiveCode: quote.channel?.code ?? null,
      exclusiveDiscountBp: quote.channel?.discountBp ?? null,
      channelId: quote.channel?.id ?? null,
      quote: JSON.stringify({ ...quote, renew, hasInvoice }),
      address: address && JSON.stringify(address),
      awaitsParcel: quote.lines.some(({ courseType }) => ShippedTypes.includes(courseType)),
      expiresAt: now().plus({ minutes: PayWithinMinutes }),
    })
    .save()
  await createItems(trx, order, quote.lines)
  return order
}

/** Sorted by course id: two orders lock the courses in the same sequence. */
async function createItems(trx: Trx, order: Order, lines: PricedProducts['quote']['lines']) {
  const rows = lines.map((line, position) => ({
    order_id: order.id,
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
  await trx.table('order_items').multiInsert(rows.sort((a, b) => a.course_id - b.course_id))
}

function orderName(lines: { courseName: string }[]): string {
  const [{ courseName }] = lines
  return lines.length === 1 ? courseName : `${cutText(courseName, 900)} 等${lines.length}种商品`
}
