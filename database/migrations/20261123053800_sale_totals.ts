import { Migration, type Table, id, key } from '../migration.js'

/** The sum of all kept days by course, moved with each of them: what was sold ever is read from a row a course. */
export default class extends Migration {
  protected table = 'sale_totals'

  protected columns(table: Table) {
    id(table)
    // 0 is freight, as in `sale_days`.
    key(table, 'course_id').notNullable().unique()
    table.integer('copies').notNullable()
    table.bigInteger('amount_fen').notNullable()
  }

  async up() {
    await super.up()
    this.defer(async (database) => {
      await database.rawQuery(
        `insert into sale_totals (course_id, copies, amount_fen)
         select course_id, sum(copies), sum(amount_fen) from sale_days group by course_id`
      )
    })
  }
}
