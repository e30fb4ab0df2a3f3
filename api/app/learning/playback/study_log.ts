import { StudyLogSchema } from '#core/schema'

/** A chapter that a person has finished: one row each, written when the server has counted enough. */
export default class StudyLog extends StudyLogSchema {}
