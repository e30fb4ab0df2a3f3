import { BaseSchema } from '@adonisjs/lucid/schema'

const name = 'orders_updated_at_index'

/** Counting sales asks which orders changed since the last count. */
export default class extends BaseSchema {
  async up() {
    if ((await this.#names()).includes(name)) return
    this.schema.alterTable('orders', (table) => table.index(['updated_at'], name))
  }

  async down() {
    this.schema.alterTable('orders', (table) => table.dropIndex([], name))
  }

  async #names(): Promise<string[]> {
    if (this.db.dialect.name === 'mysql') {
      const [rows] = await this.db.rawQuery('show index from orders')
      return rows.map((row: { Key_name: string }) => row.Key_name)
    }
    const rows = await this.db.rawQuery(`pragma index_list('orders')`)
    return rows.map((row: { name: string }) => row.name)
  }
}
