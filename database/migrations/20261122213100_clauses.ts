import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

/** A clause of a code, e.g. GB/T 50500, 2024, 4.1.2. Once replaced, its questions wait for a review. */
export default class extends Migration {
  protected table = 'clauses'

  protected columns(table: Table) {
    id(table)
    table.string('standard', 60).notNullable()
    table.string('edition', 10).notNullable()
    table.string('clause_no', 30).notNullable()
    table.string('clause_name', 200).notNullable().defaultTo('')
    moment(table, 'replaced_at')
    table.string('replaced_by', 120).nullable()
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table)

    table.unique(['standard', 'edition', 'clause_no'])
  }
}
