import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How much of an order, and how many copies and how much of a line, were given back. What is left of an order
 * that was refunded wholly is nothing, and it keeps its state: it was paid. One statement a table, each only
 * where it is missing: MySQL commits every one of them.
 */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('orders', 'refunded_fen'))) {
      this.schema.alterTable('orders', (table) => {
        table.bigInteger('refunded_fen').unsigned().notNullable().defaultTo(0)
      })
    }
    if (!(await this.db.schema.hasColumn('order_items', 'refunded_fen'))) {
      this.schema.alterTable('order_items', (table) => {
        table.bigInteger('refunded_fen').unsigned().notNullable().defaultTo(0)
        table.integer('refunded_count').unsigned().notNullable().defaultTo(0)
      })
    }
  }

  async down() {
    this.schema.alterTable('orders', (table) => table.dropColumn('refunded_fen'))
    this.schema.alterTable('order_items', (table) => {
      table.dropColumns('refunded_fen', 'refunded_count')
    })
  }
}
