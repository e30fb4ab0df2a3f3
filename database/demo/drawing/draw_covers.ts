/**
 * Draws the cover of every demo course into media/covers. Only needed when a course or a layout changes; the pictures
 * are committed.
 *
 *   cd database && node --import=@poppinss/ts-exec demo/drawing/draw_covers.ts
 */
import { courses } from '../content/courses/index.js'
import { coverOf } from './cover_layouts/index.js'
import { writeJpeg } from './write_picture.js'

const LIMIT = 60_000

let total = 0
for (const course of courses) {
  total += await writeJpeg(`covers/${course.key}.jpg`, coverOf(course), LIMIT)
}
console.log(`${courses.length} covers, ${Math.round(total / 1024)} KB`)
