import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** Electronic invoices (PDF, OFD) as an admin uploaded them; those of a reversed invoice beside the first. */
export default class extends Migration {
  protected table = 'invoice_files'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'invoice_id', { table: 'invoices', onDelete: 'RESTRICT' })
    table.boolean('is_reversal').notNullable()
    table.string('object_key', 255).notNullable().unique()
    table.integer('bytes').unsigned().notNullable()
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT' })
    timestamps(table, { changes: false })
  }
}
