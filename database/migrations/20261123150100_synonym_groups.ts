import { Migration, type Table, id, timestamps } from '../migration.js'

/** Words that mean the same to the search: one row a group. */
export default class extends Migration {
  protected table = 'synonym_groups'

  protected columns(table: Table) {
    id(table)
    table.integer('lock_version').unsigned().notNullable().defaultTo(0)
    timestamps(table)
  }
}
