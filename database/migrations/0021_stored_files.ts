import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'stored_files'

  protected columns(table: Table) {
    id(table)
    table.string('key', 255).notNullable().unique()
    table.string('category', 20).notNullable()
    belongsTo(table, 'owner_id', { table: 'users', onDelete: 'SET NULL' })
    table.bigInteger('bytes').unsigned().notNullable()
    table.string('mime', 100).notNullable()
    table.string('original_name', 255).nullable()
    timestamps(table, { changes: false })

    table.index(['category', 'created_at'])
  }
}
