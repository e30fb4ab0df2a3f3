import { BaseSchema } from '@adonisjs/lucid/schema'

/** What keeps additions at the same moment within the limit of a cart (docs/decisions/0102). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('cart_items', (table) => table.unique(['user_id', 'place']))
  }

  async down() {
    this.schema.alterTable('cart_items', (table) => table.dropUnique(['user_id', 'place']))
  }
}
