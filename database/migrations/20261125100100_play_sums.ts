import { Migration, type Table, id, key } from '../migration.js'

/** Counted seconds of all play sessions: by course and person, by course (person 0), by person (course 0). */
export default class extends Migration {
  protected table = 'play_sums'

  protected columns(table: Table) {
    id(table)
    key(table, 'course_id').notNullable()
    key(table, 'user_id').notNullable()
    table.bigInteger('credited_seconds').notNullable()
    table.unique(['course_id', 'user_id'])
    // Rankings of people and of courses.
    table.index(['course_id', 'credited_seconds', 'user_id'], 'play_sums_people_index')
    table.index(['user_id', 'credited_seconds', 'course_id'], 'play_sums_courses_index')
  }
}
