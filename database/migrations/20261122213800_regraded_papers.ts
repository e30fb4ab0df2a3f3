import { Migration, type Table, belongsTo, id, timestamps } from '../migration.js'

/** What a regrade made of one attempt; `user_papers` holds the result that counts. */
export default class extends Migration {
  protected table = 'regraded_papers'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'regrade_id', { table: 'regrades', onDelete: 'RESTRICT', indexed: false })
    belongsTo(table, 'user_paper_id', { table: 'user_papers', onDelete: 'RESTRICT' })
    // Of 100, in tenths.
    table.integer('old_score_tenths').unsigned().notNullable()
    table.integer('new_score_tenths').unsigned().notNullable()
    table.boolean('old_pass').notNullable()
    table.boolean('new_pass').notNullable()
    timestamps(table, { changes: false })

    table.unique(['regrade_id', 'user_paper_id'])
  }
}
