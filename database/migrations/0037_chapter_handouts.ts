import { BaseSchema } from '@adonisjs/lucid/schema'

const name = 'chapters_handout_key_index'

/** Whether a stored handout is in use is asked by its key, every hour and for each of them. */
export default class extends BaseSchema {
  async up() {
    // MySQL commits each statement: a run that was killed after this one comes here again.
    if (await this.#isThere()) return
    this.schema.alterTable('chapters', (table) => table.index(['handout_key'], name))
  }

  async down() {
    this.schema.alterTable('chapters', (table) => table.dropIndex([], name))
  }

  async #isThere(): Promise<boolean> {
    if (this.db.dialect.name === 'mysql') {
      const [rows] = await this.db.rawQuery('show index from chapters where key_name = ?', [name])
      return rows.length > 0
    }
    const rows = await this.db.rawQuery(`pragma index_list('chapters')`)
    return rows.some((row: { name: string }) => row.name === name)
  }
}
