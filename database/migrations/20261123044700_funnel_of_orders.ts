import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders placed on some days and how many of them were paid; orders with freight, newest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('orders', (table) => {
      // Stands in for the one of `created_at` alone.
      table.index(['created_at', 'order_status'], 'orders_placed_index')
      table.dropIndex(['created_at'])
      table.index(['order_status', 'freight_fen', 'paid_at'], 'orders_freight_index')
    })
  }

  async down() {
    this.schema.alterTable('orders', (table) => {
      table.index(['created_at'])
      table.dropIndex([], 'orders_freight_index')
      table.dropIndex([], 'orders_placed_index')
    })
  }
}
