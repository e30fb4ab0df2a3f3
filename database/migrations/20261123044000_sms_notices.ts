import { Migration, type Table, belongsTo, id, longText, timestamps } from '../migration.js'

/** Messages without a code that wait for the SMS service; `once_key` lets one of several equal ones in (docs/decisions/0057). */
export default class extends Migration {
  protected table = 'sms_notices'

  protected columns(table: Table) {
    id(table)
    table.string('telephone', 11).notNullable()
    table.string('notice', 30).notNullable()
    longText(table, 'template_values').notNullable()
    table.string('state', 10).notNullable().defaultTo('waiting')
    table.string('once_key', 80).nullable().unique()
    belongsTo(table, 'requested_by', { table: 'users', onDelete: 'RESTRICT', indexed: false })
    timestamps(table)

    table.index(['state', 'id'])
    table.index(['created_at'])
    table.index(['requested_by', 'created_at'])
  }
}
