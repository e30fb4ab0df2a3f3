import { Migration, type Table, belongsTo, flag, id, longText, timestamps } from '../migration.js'

/** Every published version of the user agreement, the privacy policy, the refund rules and the licence; none changes. */
export default class extends Migration {
  protected table = 'legal_texts'

  protected columns(table: Table) {
    id(table)
    table.string('kind', 20).notNullable()
    table.integer('number').unsigned().notNullable()
    longText(table, 'content').notNullable()
    table.string('changes', 200).notNullable()
    flag(table, 'is_major')
    belongsTo(table, 'user_id', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table, { changes: false })

    table.unique(['kind', 'number'])
  }
}
