import type { Picture } from '#exams/questions/imports/moodle/picture'
import type { AssignedSeatRow } from '#exams/questions/imports/read_workbook'

/** A question of Moodle as a row of an import. */
export interface MoodleRow extends AssignedSeatRow {
  pictures: Picture[]
}
