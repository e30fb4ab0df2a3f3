import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was sold for nothing by a rule price of 0 is put on the desk of payment exceptions, to be looked at. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (database) => {
      const known = database.from('payment_exceptions').whereNotNull('order_id').select('order_id')
      const orders = await database
        .from('orders')
        .join('payments', 'payments.paid_key', 'orders.id')
        .where('orders.order_status', 2)
        .whereIn(
          'orders.id',
          database.from('order_items').where('amount_fen', 0).select('order_id')
        )
        .whereNotIn('orders.id', known.where('kind', 'free'))
        .select('orders.id', 'orders.order_no', 'orders.paid_at', 'orders.created_at')
        .select('payments.id as payment_id', 'payments.provider')
      for (const order of orders) {
        await database.table('payment_exceptions').insert({
          kind: 'free',
          transaction_id: `FREE${order.order_no}`,
          provider: order.provider,
          amount_fen: 0,
          payment_id: order.payment_id,
          order_id: order.id,
          detail: JSON.stringify({ merchantNo: order.order_no, expectedFen: null }),
          status: 'open',
          created_at: order.paid_at ?? order.created_at,
        })
      }
    })
  }

  /** What an admin has seen stays seen. */
  async down() {}
}
