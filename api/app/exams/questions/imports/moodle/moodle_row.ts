import type { Picture } from '#exams/questions/imports/moodle/picture'
import type { SourceRow } from '#exams/questions/imports/read_workbook'

/** A Moodle question as an import row. */
export interface MoodleRow extends SourceRow {
  pictures: Picture[]
}
