import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { shownTransfer } from '#commerce/bank_transfers/shown_transfer'
import { loadOrder } from '#commerce/load_order'
import type Order from '#commerce/order'
import { orderOrganisation } from '#commerce/organisation_orders'
import { payOptions } from '#commerce/payments/pay_options'
import { toOrderDetail } from '#commerce/checkout/order_transformer'
import Payment from '#commerce/payments/payment'
import { PollPayment } from '#commerce/payments/refresh_payment_status'
import { productsFor } from '#commerce/pricing/product'
import { ownedLines, type OwnedLine } from '#commerce/pricing/owned_lines'
import { refundsOfOrder } from '#commerce/refunds/refunds_of_order'
import { requestsOfOrder } from '#commerce/refunds/requests/requests_of_order'
import { MaxRequestsOfOrder, RefundRequestStatus } from '#commerce/refunds/terms'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { Wallets } from '#drivers/payment/wallets'
import { readSetting } from '#settings/read_setting'

@inject()
export class ShowOrder {
  constructor(
    protected wallets: Wallets,
    protected pollPayment: PollPayment
  ) {}

  async execute(viewer: CurrentUser, orderNo: string) {
    const {
      order: found,
      covers,
      hasRefunds,
      hasRefundRequests,
      hasTransfer,
      receivedBy,
    } = await loadOrder(viewer, orderNo)
    const order = await this.pollPayment.execute(found)
    const payment = order.isPayable ? await Payment.openOf(order.id).first() : null
    const isPaid = order.orderStatus === OrderStatus.Paid
    const detail = toOrderDetail(order, {
      viewerId: viewer.id,
      covers,
      ...payOptions(order, payment, this.wallets),
      bankTransfer: hasTransfer && order.userId === viewer.id ? await shownTransfer(order) : null,
      owned: await ownedSince(viewer, order),
      groupInfo: isPaid ? await readSetting('groupInfo') : null,
      serviceQrUrl: isPaid ? await readSetting('serviceQrUrl') : null,
    })
    // A page that waits for the payment polls every few seconds.
    const refunds = hasRefunds && !order.isPayable ? await refundsOfOrder(order.id) : []
    const refundRequests = hasRefundRequests ? await requestsOfOrder(order.id) : []
    const isOwn = order.userId === viewer.id
    return {
      ...detail,
      isOwn,
      organisation: await orderOrganisation(viewer, order, receivedBy),
      refunds,
      refundRequests,
      mayRequestRefund: isOwn && mayRequestRefund(order, refundRequests),
    }
  }
}

function mayRequestRefund(order: Order, requests: { requestStatus: RefundRequestStatus }[]): boolean {
  if (order.orderStatus !== OrderStatus.Paid) return false
  const isWaiting = requests.some(({ requestStatus }) => requestStatus === RefundRequestStatus.Waiting)
  return order.refundedFen < order.amountFen && !isWaiting && requests.length < MaxRequestsOfOrder
}

/** What the buyer owns by now of an unpaid order, except what is knowingly bought again. */
async function ownedSince(viewer: CurrentUser, order: Order): Promise<OwnedLine[]> {
  if (!order.isPayable || viewer.id !== order.userId) return []
  const courseIds = order.items.map(({ courseId }) => courseId)
  const { orderType } = order
  const { renew = [] } = order.quoteSnapshot
  const { products } = await productsFor(viewer.id, courseIds)
  const lines = await ownedLines(viewer, { courseIds, orderType, products }, db.connection())
  return [...lines.values()].filter(({ courseId }) => !renew.includes(courseId))
}

export async function coversOf(courseIds: number[]): Promise<Map<number, string | null>> {
  const rows = await db.from('courses').whereIn('id', courseIds).select('id', 'cover_url')
  return new Map(rows.map(({ id, cover_url: coverUrl }) => [id, coverUrl]))
}
