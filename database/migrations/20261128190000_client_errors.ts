import { Migration, type Table, id, timestamps } from '../migration.js'

/** Faults of our scripts as browsers reported them, one row for the same one. */
export default class extends Migration {
  protected table = 'client_errors'

  protected columns(table: Table) {
    id(table)
    table.string('fingerprint', 64).notNullable().unique()
    table.string('front', 10).notNullable()
    table.string('message', 300).notNullable()
    table.string('place', 200).notNullable()
    table.string('page', 200).notNullable()
    table.string('browser', 40).notNullable()
    table.integer('reports').unsigned().notNullable()
    timestamps(table)
    table.index(['updated_at'])
  }
}
