import { CourseModelSchema } from '#core/schema'

export default class CourseModel extends CourseModelSchema {}
