import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a copy cost when its buyer put it into the cart, so that the cart can say that it has become dearer or
 * cheaper. Nobody knows it of the lines that were there before.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('cart_items', 'price_fen')) return
    this.schema.alterTable('cart_items', (table) => {
      table.bigInteger('price_fen').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('cart_items', (table) => table.dropColumn('price_fen'))
  }
}
