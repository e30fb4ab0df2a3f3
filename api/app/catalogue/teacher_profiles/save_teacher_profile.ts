import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import TeacherProfile from '#catalogue/teacher_profiles/teacher_profile'
import { TeacherProfileLimit, teacherProfileMessages } from '#catalogue/teacher_profiles/terms'
import type { teacherProfileValidator } from '#catalogue/teacher_profiles/validators'
import { audit, differences } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { NotFound, UserError } from '#core/errors'
import { acceptUpload } from '#core/http/accept_upload'
import { Role } from '#core/roles'
import { transaction, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'

type Form = Infer<typeof teacherProfileValidator>

@inject()
export class SaveTeacherProfile {
  constructor(protected storage: ObjectStorage) {}

  /** @throws NotFound; UserError at the field */
  async execute(ctx: HttpContext, id: number | null, form: Form): Promise<TeacherProfile> {
    const { lockVersion, avatarUrl = null, userId = null, ...texts } = form
    return transaction(async (trx) => {
      const profile = id === null ? await newProfile(trx) : await lockTeacherProfile(trx, id)
      const before = profile.$isNew ? null : profile.auditRecord()
      if (!profile.$isNew && lockVersion !== undefined && lockVersion !== profile.lockVersion) {
        throw new UserError(teacherProfileMessages.changed)
      }
      if (avatarUrl && avatarUrl !== profile.avatarUrl) await this.#acceptPicture(trx, avatarUrl)
      if (userId && userId !== profile.userId) await ensureTeacher(trx, userId)

      profile.merge({ ...texts, avatarUrl, userId, lockVersion: profile.$isNew ? 0 : profile.lockVersion + 1 })
      await profile.save()
      await audit(trx, ctx, {
        action: 'teacher-profile.save',
        object: `teacher-profile:${profile.id}`,
        ...(before ? differences(before, profile.auditRecord()) : { before, after: profile.auditRecord() }),
      })
      purgeAfterCommit(trx, ['teachers'])
      return profile
    })
  }

  /** Locks the file against the job that prunes unused ones. */
  async #acceptPicture(trx: Trx, url: string) {
    const key = this.storage.keyOf(url)
    const isAccepted = key?.startsWith('image/param/') && (await acceptUpload(this.storage, key, 'avatarUrl'))
    const file = isAccepted && (await trx.from('stored_files').where('key', key!).forUpdate().first())
    if (!file) throw new UserError(teacherProfileMessages.avatarUrl, { field: 'avatarUrl' })
  }
}

export async function lockTeacherProfile(trx: Trx, id: number): Promise<TeacherProfile> {
  const profile = await TeacherProfile.query({ client: trx }).where('id', id).forUpdate().first()
  if (!profile) throw new NotFound()
  return profile
}

async function newProfile(trx: Trx): Promise<TeacherProfile> {
  const [{ total }] = await trx.from('teacher_profiles').count('* as total')
  if (Number(total) >= TeacherProfileLimit.profiles) throw new UserError(teacherProfileMessages.profiles)
  return new TeacherProfile().useTransaction(trx)
}

async function ensureTeacher(trx: Trx, userId: number) {
  const teacher = await trx
    .from('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .where({ 'users.id': userId, 'user_roles.role': Role.Teacher })
    .whereNull('users.deleted_at')
    .select('users.id')
    .first()
  if (!teacher) throw new UserError(teacherProfileMessages.userId, { field: 'userId' })
}
