import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { OrderStatus, OrderType } from '#commerce/terms'

/** Whose seats: those that a user bought for himself, or those of an organisation. */
export type CentreOwner = { userId: number } | { organisationId: number }

/** The condition of `hasSeats` as a query. Orders of an organisation are not its buyer's (docs/decisions/0150). */
export const boughtBy = (owner: CentreOwner) => (orders: DatabaseQueryBuilderContract) => {
  void orders.where({ 'orders.order_type': OrderType.Package, 'orders.order_status': OrderStatus.Paid })
  const received = (rows: DatabaseQueryBuilderContract) =>
    rows.from('organisation_orders').whereColumn('organisation_orders.order_id', 'orders.id').select('id')
  if ('userId' in owner) {
    void orders.where('orders.user_id', owner.userId).whereNotExists((rows) => void received(rows))
  } else {
    void orders.whereIn('orders.id', (rows) => {
      void rows.from('organisation_orders').where('organisation_id', owner.organisationId).select('order_id')
    })
  }
}
