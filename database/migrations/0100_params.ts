import { Migration, type Table, belongsTo, flag, longText, moment } from '../migration.js'

export default class extends Migration {
  protected table = 'params'

  protected columns(table: Table) {
    table.string('name', 50).notNullable().primary()
    longText(table, 'value').notNullable()
    flag(table, 'public')
    belongsTo(table, 'updated_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'updated_at')
  }
}
