import { Migration, type Table, id } from '../migration.js'

/** One row: since when play sessions may have changed after they were counted; empty before the first time. */
export default class extends Migration {
  protected table = 'counted_plays'

  protected columns(table: Table) {
    id(table)
    table.dateTime('changed_since').nullable()
  }

  async up() {
    await super.up()
    this.defer(async (database) => {
      const row = await database.from(this.table).first()
      if (!row) await database.table(this.table).insert({ id: 1 })
    })
  }
}
