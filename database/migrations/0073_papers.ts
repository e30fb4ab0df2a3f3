import { Migration, type Table, belongsTo, id, moment, timestamps } from '../migration.js'

export default class extends Migration {
  protected table = 'papers'

  protected columns(table: Table) {
    id(table)
    table.string('paper_name', 1020).notNullable()
    table.string('paper_type', 10).notNullable()
    table.string('ref_id', 40).nullable()
    // `<paper_type>:<ref_id>` until deleted: one paper a course, chapter or subject.
    table.string('ref_key', 60).nullable().unique()
    belongsTo(table, 'course_id', { table: 'courses', onDelete: 'SET NULL' })
    belongsTo(table, 'chapter_id', { table: 'chapters', onDelete: 'SET NULL' })
    table.string('subject_code', 10).nullable()
    table.boolean('required_course').nullable()
    // Points of 100, null for the setting; minutes, null for no limit.
    table.integer('pass_line').unsigned().nullable()
    table.integer('limit_minutes').unsigned().nullable()
    table.integer('lock_version').unsigned().notNullable().defaultTo(0)
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    moment(table, 'deleted_at')
    timestamps(table)

    table.index(['paper_type', 'deleted_at', 'created_at'], 'papers_list_index')
    table.index(['subject_code', 'required_course'])
  }
}
