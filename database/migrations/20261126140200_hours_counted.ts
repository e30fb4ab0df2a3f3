import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `sale_hours` holds the hours before `hours_through`. `hours_since` is equal to `changed_since` while they follow the
 * last count; a release that does not know them moves that one alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dateTime('hours_through').nullable()
      table.dateTime('hours_since').nullable()
    })
  }

  async down() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dropColumn('hours_through')
      table.dropColumn('hours_since')
    })
  }
}
