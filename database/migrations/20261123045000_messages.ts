import { Migration, type Table, id, key, moment, timestamps } from '../migration.js'

/** `user_id` has no foreign key: writing a message locks no person, so it may come at any place among the locks (docs/decisions/0053). */
export default class extends Migration {
  protected table = 'messages'

  protected columns(table: Table) {
    id(table)
    key(table, 'user_id').notNullable()
    table.string('kind', 30).notNullable()
    table.string('reference', 80).notNullable()
    table.string('facts', 1000).notNullable()
    moment(table, 'read_at')
    timestamps(table, { changes: false })

    table.unique(['user_id', 'kind', 'reference'])
    table.index(['user_id', 'read_at'])
    table.index(['read_at'])
    table.index(['created_at'])
  }
}
