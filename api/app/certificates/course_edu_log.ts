import { CourseEduLogSchema } from '#core/schema'
import type { CourseEduLogStatus } from '#certificates/terms'

/** A user's study record of one further-education course; its minutes are sums of `hour_entries`. */
export default class CourseEduLog extends CourseEduLogSchema {
  static table = 'course_edu_logs'
  declare courseEduLogStatus: Exclude<CourseEduLogStatus, 'learned'>
}
