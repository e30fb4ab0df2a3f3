import { TeacherProfileSchema } from '#core/schema'

/** A teacher as introduced on the home page; an account of the teacher is optional. */
export default class TeacherProfile extends TeacherProfileSchema {
  auditRecord() {
    const { teacherName, school, teacherTitle, introduction, motto, avatarUrl, profileOrder, userId } = this
    return { teacherName, school, teacherTitle, introduction, motto, avatarUrl, profileOrder, userId }
  }
}
