import { publicTeacherProfiles } from '#catalogue/teacher_profiles/teacher_profile_list'

/** The teachers of the home page; none until an admin introduces the first. */
export default class PublicTeachersController {
  async index() {
    return { teachers: await publicTeacherProfiles() }
  }
}
