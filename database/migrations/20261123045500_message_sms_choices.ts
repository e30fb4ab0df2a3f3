import { Migration, type Table, belongsTo, id } from '../migration.js'

/** A row for each kind of message that a person wishes by SMS too. */
export default class extends Migration {
  protected table = 'message_sms_choices'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'CASCADE', indexed: false })
    table.string('kind', 30).notNullable()

    table.unique(['user_id', 'kind'])
  }
}
