import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'videos'

  protected columns(table: Table) {
    id(table)
    table.string('video_id', 64).notNullable().unique()
    table.string('title', 255).notNullable()
    table.string('file_name', 255).nullable()
    table.string('cover_url', 500).nullable()
    table.integer('seconds').unsigned().notNullable().defaultTo(0)
    table.bigInteger('bytes').unsigned().notNullable().defaultTo(0)
    table.string('status', 20).notNullable()
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table)

    table.index(['status', 'created_at'])
    table.index(['created_at'])
  }
}
