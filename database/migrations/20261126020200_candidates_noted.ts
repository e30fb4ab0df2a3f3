import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when orders may have changed after candidates were noted; a column of its own, because the release before moves the other one. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('counted_sales', (table) => {
      table.dateTime('candidates_since').nullable()
    })
  }

  async down() {
    this.schema.alterTable('counted_sales', (table) => table.dropColumn('candidates_since'))
  }
}
