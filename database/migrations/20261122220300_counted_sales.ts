import { Migration, type Table, id } from '../migration.js'

/** One row: through which day sales are counted, and since when orders may have changed after it. */
export default class extends Migration {
  protected table = 'counted_sales'

  protected columns(table: Table) {
    id(table)
    table.date('counted_through').nullable()
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
