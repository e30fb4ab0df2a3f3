import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import { recordSaleCounts } from '#commerce/order_counts/record_sale_counts'
import { OrderInvoices } from '#commerce/order_invoices'
import { receivePaidOrder } from '#commerce/organisation_orders'
import type { LockedOrder } from '#commerce/payments/lock_order'
import { queueOrderPaid } from '#commerce/order_events'
import { OrderStatus } from '#commerce/terms'
import { prepared } from '#core/prepared_statements'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { readBought } from '#learning/entitlements/bought_contents'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { writeMessage } from '#messages/write_message'

/** Order and buyer are locked, and the caller books the payment in the same transaction. */
@inject()
export class CompleteOrder {
  constructor(protected invoices: OrderInvoices) {}

  async execute(trx: Trx, order: Omit<LockedOrder, 'orderStatus'>, paidAt: DateTime): Promise<void> {
    const { id, userId, orderNo, orderName, orderType } = order
    if ((await markPaid.write(trx, toStored(paidAt), toStored(now()), id)) !== 1)
      throw new Error(`order ${id} changed under its lock`)

    const bought = await readBought(trx, order)
    await grantCourses(trx, { order: { id, userId, orderType, paidAt }, bought })
    const products = new Set(bought.map(({ productId }) => productId))
    await recordSaleCounts(trx, [...products], 1)
    const { hasInvoice, organisationId } = JSON.parse(order.quote)
    // Older orders do not record whether an invoice was requested with them.
    if (hasInvoice !== false) await this.invoices.onOrderPaid(trx, order)
    if (organisationId) await receivePaidOrder(trx, order, organisationId)
    await writeMessage(trx, userId, { kind: 'orderPaid', reference: `order:${id}`, facts: { orderNo, orderName } })
    await queueOrderPaid(trx, order, paidAt)
  }
}

const markPaid = prepared(`update orders set order_status = ${OrderStatus.Paid}, paid_at = ?, updated_at = ?
  where id = ? and order_status = ${OrderStatus.Paying}`)
