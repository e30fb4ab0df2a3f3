import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { acceptAvatar, lockAvatar } from '#accounts/accept_avatar'
import { loadUserForUpdate } from '#accounts/lock_user'
import { hashPassword } from '#accounts/passwords/password'
import { passwordError } from '#accounts/passwords/password_rules'
import { requireReason } from '#accounts/require_reason'
import { SendAccountNotice } from '#accounts/notices/send_account_notice'
import { AccountNotice } from '#accounts/notices/terms'
import { userAuditRecord } from '#accounts/user_audit_record'
import { endSessions } from '#accounts/sessions/session_token'
import { UserStatus } from '#accounts/terms'
import User from '#accounts/user'
import Channel from '#channels/channel'
import { ChannelsTag } from '#channels/open_channel'
import { commissionRates, setCommissionRate } from '#channels/rates/commission_rate'
import { exclusiveCodeError } from '#channels/code_rules'
import { ChannelKind, messages } from '#channels/terms'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { multiplier } from '#core/money'
import { NotFound, UserError } from '#core/errors'
import { purgeAfterCommit } from '#core/cache/purge'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'

export interface StaffForm {
  userId?: number
  userRole: typeof Role.Teacher | typeof Role.Channel
  userName: string
  loginName: string
  telephone?: string
  passWd?: string
  /** Uploaded by the user who saves it; null removes it, absent leaves it unchanged. */
  avatarUrl?: string | null
  exclusiveCode?: string | null
  /** The multiplier, 0.1 to 1. */
  exclusiveDiscount?: number
  kind?: ChannelKind
  /** 0 to 100, two decimals: as many basis points. */
  commissionPercent?: number
  /** Required with a new password or other terms of a saved channel. */
  reason?: string
}

const actions = {
  teacher: { create: 'teacher.create', update: 'teacher.update' },
  channel: { create: 'channel.create', update: 'channel.update' },
} as const

/** What a saved teacher or channel may do, sells for and earns. */
const explained = ['password', 'exclusiveCode', 'exclusiveDiscount', 'kind', 'commissionRates']

const minLoginNameLength = { teacher: 4, channel: 3 } as const

/** A new password or telephone ends all sessions (docs/product.md 13.5, 13.6). @throws NotFound without the role */
@inject()
export class SaveStaff {
  constructor(
    protected notices: SendAccountNotice,
    protected storage: ObjectStorage
  ) {}

  async execute(ctx: HttpContext, form: StaffForm): Promise<User> {
    const passwordHash = await passwordHashOf(form)
    const errorText = form.exclusiveCode && exclusiveCodeError(form.exclusiveCode)
    if (errorText) throw new UserError(errorText, { field: 'exclusiveCode' })
    const avatarUrl = await this.#acceptAvatar(ctx, form)
    try {
      const { user, telephoneBefore } = await transaction(async (trx) => {
        const user = form.userId ? await loadStaffForUpdate(trx, form) : new User().useTransaction(trx)
        const before = user.$isNew ? {} : await auditRecord(trx, user)
        const created = user.$isNew
        const telephoneBefore = user.telephone ?? null
        if (avatarUrl) await lockAvatar(trx, this.storage, avatarUrl)
        if (avatarUrl || form.avatarUrl === null) user.avatarUrl = avatarUrl
        await saveUser(user, form, passwordHash)
        if (form.userRole === Role.Channel) await saveChannel(trx, user, form)
        if (!created && (passwordHash || user.telephone !== telephoneBefore)) await endSessions(trx, user.id)

        const after = { ...(await auditRecord(trx, user)), ...(passwordHash && { password: 'new' }) }
        const changed = differences(before, after)
        if (!created && explained.some((name) => name in changed.after)) requireReason(form.reason)
        const action = actions[form.userRole][created ? 'create' : 'update']
        await audit(trx, ctx, { action, object: `user:${user.id}`, ...changed, reason: form.reason })
        if (form.userRole === Role.Teacher) await purgeCoursesOf(trx, user.id)
        return { user, telephoneBefore }
      })
      if (user.telephone !== telephoneBefore) {
        this.notices.execute(telephoneBefore, AccountNotice.TelephoneChanged)
      }
      if (passwordHash) this.notices.execute(telephoneBefore, AccountNotice.PasswordChanged)
      return user
    } catch (error) {
      if (isDuplicate(error)) throw await duplicateError(form)
      throw error
    }
  }

  async #acceptAvatar(ctx: HttpContext, { userId, avatarUrl: url }: StaffForm) {
    const before = userId && url ? ((await User.find(userId))?.avatarUrl ?? null) : null
    return acceptAvatar(this.storage, { url, before, uploaderId: requireUser(ctx).id })
  }
}

async function passwordHashOf({ userId, userRole, loginName, telephone, passWd }: StaffForm) {
  if (loginName.length < minLoginNameLength[userRole]) {
    throw new UserError(messages.loginNameLength[userRole], { field: 'loginName' })
  }
  if (!passWd) {
    if (userId) return null
    throw new UserError(messages.passwordRequired, { field: 'passWd' })
  }
  const errorText = passwordError(passWd, { staff: true, loginName, telephone })
  if (errorText) throw new UserError(errorText, { field: 'passWd' })
  return hashPassword(passWd)
}

/** Their pages show name and picture, as does the home page. */
async function purgeCoursesOf(trx: Trx, teacherId: number): Promise<void> {
  const courses = await trx.from('courses').where('teacher_id', teacherId).select('id')
  purgeAfterCommit(trx, ['teachers', ...courses.map(({ id }) => `course:${id}`)])
}

async function loadStaffForUpdate(trx: Trx, { userId, userRole }: StaffForm): Promise<User> {
  const user = await loadUserForUpdate(trx, userId!)
  if (!user.roles.includes(userRole)) throw new NotFound()
  return user
}

async function saveUser(user: User, form: StaffForm, passwordHash: string | null) {
  const { loginName, userName, telephone, userRole } = form
  const created = user.$isNew
  user.merge({ loginName, userName, telephone: telephone ?? user.telephone ?? null })
  // An admin knows this password, so it is valid for one sign-in.
  if (passwordHash)
    user.merge({ passwordHash, passwordChangedAt: now(), mustChangePassword: true, staffPasswordDue: false })
  if (created) user.merge({ userStatus: UserStatus.Editable })
  await user.save()
  if (created) await user.related('roleRows').create({ role: userRole, position: 0 })
  await user.load('roleRows')
}

async function saveChannel(trx: Trx, user: User, form: StaffForm): Promise<void> {
  const channel =
    (await Channel.query({ client: trx }).where('userId', user.id).first()) ??
    new Channel().useTransaction(trx).merge({ userId: user.id, discountBp: 10_000 })
  if (form.exclusiveCode !== undefined) channel.exclusiveCode = form.exclusiveCode
  if (form.exclusiveDiscount !== undefined) {
    channel.discountBp = Math.round(form.exclusiveDiscount * 10_000)
  }
  channel.kind = form.kind ?? channel.kind ?? ChannelKind.General
  await channel.save()
  if (form.commissionPercent !== undefined) {
    await setCommissionRate(trx, channel.id, Math.round(form.commissionPercent * 100))
  }
  purgeAfterCommit(trx, [ChannelsTag])
}

async function auditRecord(trx: Trx, user: User): Promise<Record<string, unknown>> {
  const channel = await Channel.query({ client: trx }).where('userId', user.id).first()
  return {
    ...userAuditRecord(user),
    avatarUrl: user.avatarUrl ?? null,
    ...(channel && {
      exclusiveCode: channel.exclusiveCode,
      exclusiveDiscount: multiplier(channel.discountBp),
      kind: channel.kind,
      commissionRates: await commissionRates(trx, channel.id),
    }),
  }
}

async function duplicateError({ userId, loginName }: StaffForm): Promise<UserError> {
  const other = await User.findBy('loginName', loginName)
  return other && other.id !== userId
    ? new UserError(messages.loginNameTaken, { field: 'loginName' })
    : new UserError(messages.codeTaken, { field: 'exclusiveCode' })
}
