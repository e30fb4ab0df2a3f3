import { BaseSchema } from '@adonisjs/lucid/schema'

/** An order that changed asks on which statements its lines stand, of whatever partner. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('statement_lines', (table) => table.index(['order_item_id']))
  }

  async down() {
    this.schema.alterTable('statement_lines', (table) => table.dropIndex(['order_item_id']))
  }
}
