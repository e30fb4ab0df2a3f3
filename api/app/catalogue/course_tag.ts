import { CourseTagSchema } from '#core/schema'

/** One word that a course is marked with; what each means stands in the terms. */
export default class CourseTag extends CourseTagSchema {}
