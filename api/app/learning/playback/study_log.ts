import { StudyLogSchema } from '#core/schema'

export default class StudyLog extends StudyLogSchema {}
