import { CourseModelSchema } from '#core/schema'

/** A specification: another course with its own price and chapters, under a name of its own. */
export default class CourseModel extends CourseModelSchema {}
