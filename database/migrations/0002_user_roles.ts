import { Migration, type Table, belongsTo, id } from '../migration.js'

export default class extends Migration {
  protected table = 'user_roles'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    table.string('role', 10).notNullable()
    // The lowest position is the first role: it decides where a person lands.
    table.smallint('position').unsigned().notNullable().defaultTo(0)

    table.unique(['user_id', 'role'])
    table.index(['role', 'user_id'])
  }
}
