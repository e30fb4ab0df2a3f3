import {
  Migration,
  type Table,
  basisPoints,
  belongsTo,
  fen,
  flag,
  id,
  key,
  longText,
  moment,
  seconds,
  timestamps,
} from '../migration.js'

export default class extends Migration {
  protected table = 'courses'

  protected columns(table: Table) {
    id(table)
    table.string('course_name', 1000).notNullable()
    table.smallint('course_type').unsigned().notNullable()
    table.string('course_status', 10).notNullable().defaultTo('unpublish')
    longText(table, 'course_description').nullable()
    table.string('cover_url', 500).nullable()
    table.string('background_color', 20).nullable()
    belongsTo(table, 'teacher_id', {
      table: 'users',
      onDelete: 'RESTRICT',
      nullable: true,
      indexed: false,
    })
    table.string('teaching_type', 1000).nullable()
    table.string('teaching_addr', 330).nullable()

    fen(table, 'price').defaultTo(0)
    fen(table, 'original_price').defaultTo(0)
    basisPoints(table, 'discount').notNullable().defaultTo(10000)
    fen(table, 'freight').defaultTo(0)

    seconds(table, 'course')
    table.string('cert_subject', 10).nullable()
    table.boolean('required_course').nullable()
    belongsTo(table, 'related_course_id', { table: 'courses', onDelete: 'SET NULL' })
    table.string('live_status', 10).nullable()
    table.string('live_stream', 100).nullable()
    table.string('video_id', 64).nullable().index()
    table.foreign('video_id').references('video_id').inTable('videos').onDelete('RESTRICT')
    // No foreign key: papers point at their course, and SQLite cannot close the circle later.
    key(table, 'paper_id').nullable()

    flag(table, 'course_hot')
    flag(table, 'recommended')
    table.integer('course_order').notNullable().defaultTo(0)
    table.integer('order_count').unsigned().notNullable().defaultTo(0)

    moment(table, 'published_at')
    moment(table, 'submitted_at')
    table.string('sent_back_reason', 500).nullable()
    table.integer('lock_version').unsigned().notNullable().defaultTo(0)
    belongsTo(table, 'created_by', { table: 'users', onDelete: 'SET NULL' })
    timestamps(table)

    table.index(['course_type', 'course_status', 'course_order'], 'courses_list_index')
    table.index(['course_status', 'course_order'])
    table.index(['teacher_id', 'course_status', 'course_order'], 'courses_teacher_index')
    table.index(['cert_subject', 'required_course', 'course_status'], 'courses_subject_index')
    table.index(['recommended', 'course_status', 'course_order'], 'courses_recommended_index')
    table.index(['course_hot', 'course_status', 'course_order'], 'courses_hot_index')
  }
}
