import { BaseSchema } from '@adonisjs/lucid/schema'

/** Clauses of one statement. */
const slice = 500

/**
 * Sorts clause numbers as their code does, 3.2.2 before 3.2.10. A process of the release before leaves it empty, which
 * only puts a new clause first.
 */
export default class extends BaseSchema {
  async up() {
    if (!(await this.db.schema.hasColumn('clauses', 'clause_order')))
      this.schema.alterTable('clauses', (table) => {
        table.string('clause_order', 120).notNullable().defaultTo('')
      })
    this.defer((database) => orderClauses(database))
  }

  async down() {
    this.schema.alterTable('clauses', (table) => {
      table.dropColumn('clause_order')
    })
  }
}

/** Running it again changes nothing. */
async function orderClauses(database: BaseSchema['db']) {
  for (;;) {
    const rows: { id: number; clause_no: string }[] = await database
      .from('clauses')
      .where('clause_order', '')
      .select('id', 'clause_no')
      .limit(slice)
    for (const { id, clause_no: number } of rows) {
      const order = number.replace(/\d+/g, (digits) => digits.padStart(6, '0'))
      await database.from('clauses').where({ id }).update({ clause_order: order })
    }
    if (rows.length < slice) return
  }
}
