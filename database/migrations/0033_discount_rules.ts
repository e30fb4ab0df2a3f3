import { Migration, type Table, belongsTo, id } from '../migration.js'

export default class extends Migration {
  protected table = 'discount_rules'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
    table.string('rule_code', 2).notNullable()
    // Null for rule 06, which takes from the total and has no price of its own.
    table.bigInteger('discounted_price_fen').unsigned().nullable()

    table.unique(['course_id', 'rule_code'])
  }
}
