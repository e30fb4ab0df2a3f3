import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** Filters and columns of a list that somebody of the staff keeps under a name. */
export default class extends Migration {
  protected table = 'saved_views'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    table.string('list_name', 40).notNullable()
    table.string('view_name', 20).notNullable()
    table.string('query_text', 2000).notNullable()
    table.string('layout_text', 4000).nullable()
    table.string('default_key', 60).nullable().unique()
    timestamps(table)

    table.unique(['user_id', 'list_name', 'view_name'])
  }
}
