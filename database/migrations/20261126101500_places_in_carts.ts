import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which of the places in the cart of its person a line takes; null of lines that the release before adds meanwhile. */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('cart_items', 'place'))) {
      this.schema.alterTable('cart_items', (table) => {
        table.smallint('place').unsigned().nullable()
      })
    }
    this.defer(async (db) => {
      await db.rawQuery(`update cart_items set place = (
        select counted.place from (
          select id, row_number() over (partition by user_id order by id) as place from cart_items
        ) as counted where counted.id = cart_items.id)`)
    })
  }

  async down() {
    this.schema.alterTable('cart_items', (table) => table.dropColumn('place'))
  }
}
