import { CourseTagSchema } from '#core/schema'

export default class CourseTag extends CourseTagSchema {}
