import { Migration, type Table, belongsTo, id } from '../migration.js'

export default class extends Migration {
  protected table = 'course_models'

  protected columns(table: Table) {
    id(table)
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'CASCADE', indexed: false })
    belongsTo(table, 'model_course_id', { table: 'courses', onDelete: 'RESTRICT' })
    table.string('model_name', 100).notNullable()
    table.integer('position').unsigned().notNullable().defaultTo(0)

    table.unique(['course_id', 'model_course_id'])
  }
}
