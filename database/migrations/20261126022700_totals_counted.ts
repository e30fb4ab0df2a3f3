import { BaseSchema } from '@adonisjs/lucid/schema'

/** Equal to `changed_since` while totals of buyers are kept with their rows; the release before moves that one alone. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dateTime('totals_since').nullable()
    })
  }

  async down() {
    this.schema.alterTable('counted_sales', (table) => table.dropColumn('totals_since'))
  }
}
