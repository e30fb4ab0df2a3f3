import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether refunded goods of a sent parcel came back, as the admin said; null where it was not asked. */
export default class extends BaseSchema {
  async up() {
    if (await this.db.schema.hasColumn('refund_lines', 'goods_return')) return
    this.schema.alterTable('refund_lines', (table) => {
      table.string('goods_return', 20).nullable()
    })
  }

  async down() {
    this.schema.alterTable('refund_lines', (table) => {
      table.dropColumn('goods_return')
    })
  }
}
