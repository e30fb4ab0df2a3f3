import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/**
 * Refunds of an order's payments and payment exceptions. Their ids are looked up first: an `or` of two conditions makes
 * MariaDB read every refund.
 */
export async function refundsForOrder(
  order: { id: number } | { orderNo: string }
): Promise<<Row>(refunds: DatabaseQueryBuilderContract<Row>) => DatabaseQueryBuilderContract<Row>> {
  const orderIds =
    'id' in order
      ? [order.id]
      : (await db.from('orders').where('order_no', order.orderNo).select('id')).map(({ id }) => id)
  const idsIn = async (table: string) =>
    (await db.from(table).whereIn('order_id', orderIds).select('id')).map(({ id }) => Number(id))
  const [payments, exceptions] = await Promise.all(['payments', 'payment_exceptions'].map(idsIn))
  return (refunds) =>
    refunds.where((query) =>
      query.whereIn('refunds.payment_id', payments).orWhereIn('refunds.payment_exception_id', exceptions)
    )
}
