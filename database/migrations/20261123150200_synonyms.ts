import { Migration, type Table, belongsTo, id } from '../migration.js'

/**
 * `folded` is the word as the search compares it and stands in one group only; null where another hand than the product
 * wrote it, until the next start.
 */
export default class extends Migration {
  protected table = 'synonyms'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'group_id', { table: 'synonym_groups', onDelete: 'CASCADE' })
    table.integer('place').unsigned().notNullable()
    table.string('word', 20).notNullable()
    table.string('folded', 20).nullable()

    table.unique(['folded'])
  }
}
