import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { lockTeacherProfile, SaveTeacherProfile } from '#catalogue/teacher_profiles/save_teacher_profile'
import { teacherProfileList } from '#catalogue/teacher_profiles/teacher_profile_list'
import { teacherProfileMessages } from '#catalogue/teacher_profiles/terms'
import { teacherProfileValidator } from '#catalogue/teacher_profiles/validators'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { transaction } from '#core/transaction'

@inject()
export default class TeacherProfilesController {
  constructor(protected saveProfile: SaveTeacherProfile) {}

  async index() {
    return { teacherProfiles: await teacherProfileList() }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(teacherProfileValidator)
    const { id } = await this.saveProfile.execute(ctx, null, form)
    return { teacherProfileId: id, msg: teacherProfileMessages.saved }
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(teacherProfileValidator)
    const { id } = await this.saveProfile.execute(ctx, ctx.params.id, form)
    return { teacherProfileId: id, msg: teacherProfileMessages.saved }
  }

  async destroy(ctx: HttpContext) {
    await transaction(async (trx) => {
      const profile = await lockTeacherProfile(trx, ctx.params.id)
      const before = profile.auditRecord()
      await profile.delete()
      const object = `teacher-profile:${profile.id}` as const
      await audit(trx, ctx, { action: 'teacher-profile.delete', object, before, after: null })
      purgeAfterCommit(trx, ['teachers'])
    })
    return { msg: teacherProfileMessages.deleted }
  }
}
