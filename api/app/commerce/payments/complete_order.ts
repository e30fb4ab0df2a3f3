import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import { recordSaleCounts } from '#commerce/order_counts/record_sale_counts'
import { OrderInvoices } from '#commerce/order_invoices'
import type { LockedOrder } from '#commerce/payments/lock_order'
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
    if (mayHaveInvoice(order)) await this.invoices.onOrderPaid(trx, order)
    await writeMessage(trx, userId, { kind: 'orderPaid', reference: `order:${id}`, facts: { orderNo, orderName } })
  }
}

/** An invoice can only be requested with the order; older orders do not record whether it was. */
const mayHaveInvoice = ({ quote }: { quote: string }) => JSON.parse(quote).hasInvoice !== false

const markPaid = prepared(`update orders set order_status = ${OrderStatus.Paid}, paid_at = ?, updated_at = ?
  where id = ? and order_status = ${OrderStatus.Paying}`)
