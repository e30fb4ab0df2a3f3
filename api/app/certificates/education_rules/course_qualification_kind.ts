import { CourseQualificationKindSchema } from '#core/schema'

/** A kind that a course counts for, instead of those of its subject. */
export default class CourseQualificationKind extends CourseQualificationKindSchema {}
