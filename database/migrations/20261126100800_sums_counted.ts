import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `sums_since` is equal to `changed_since` while months and incomes are kept with their days; a release that does not
 * know them moves that one alone. Placed orders are counted by a job of their own, with moments of its own.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dateTime('sums_since').nullable()
      table.date('placed_through').nullable()
      table.dateTime('placed_since').nullable()
    })
  }

  async down() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dropColumn('sums_since')
      table.dropColumn('placed_through')
      table.dropColumn('placed_since')
    })
  }
}
