import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { hashPassword } from '#accounts/passwords/password'
import { passwordFault } from '#accounts/passwords/password_rules'
import { personRecord } from '#accounts/person_record'
import { endSessions } from '#accounts/sessions/session_token'
import { UserStatus } from '#accounts/terms'
import User from '#accounts/user'
import Channel from '#channels/channel'
import { codeFault } from '#channels/code_rules'
import { ChannelKind, messages } from '#channels/terms'
import { audit, differences } from '#core/audit/audit'
import { multiplier } from '#core/money'
import { NotFound, Refusal } from '#core/http/refusal'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

export interface StaffForm {
  userId?: number
  userRole: typeof Role.Teacher | typeof Role.Channel
  userName: string
  loginName: string
  telephone?: string
  passWd?: string
  exclusiveCode?: string | null
  /** The multiplier, 0.1 to 1. */
  exclusiveDiscount?: number
  kind?: ChannelKind
}

const actions = {
  teacher: { create: 'teacher.create', update: 'teacher.update' },
  channel: { create: 'channel.create', update: 'channel.update' },
} as const

const leastLoginName = { teacher: 4, channel: 3 } as const

/**
 * Adds a teacher or a channel, or changes one (back office, sections 2.7, 2.8 and 5). The role comes with
 * the form's own route and is never `admin`. A new password ends the person's sessions.
 * @throws NotFound for a person who does not hold the role
 * @throws Refusal for a taken login name or code, an easy code, a weak or missing password
 */
export async function saveStaff(ctx: HttpContext, form: StaffForm): Promise<User> {
  const passwordHash = await hashOf(form)
  const fault = form.exclusiveCode && codeFault(form.exclusiveCode)
  if (fault) throw new Refusal(fault, { field: 'exclusiveCode' })
  try {
    return await transaction(async (trx) => {
      const user = form.userId ? await lockHolder(trx, form) : new User().useTransaction(trx)
      const before = user.$isNew ? {} : await record(trx, user)
      const created = user.$isNew
      await write(user, form, passwordHash)
      if (form.userRole === Role.Channel) await writeChannel(trx, user, form)
      if (!created && passwordHash) await endSessions(trx, user.id)

      const action = actions[form.userRole][created ? 'create' : 'update']
      const after = { ...(await record(trx, user)), ...(passwordHash && { password: 'new' }) }
      await audit(trx, ctx, { action, object: `user:${user.id}`, ...differences(before, after) })
      return user
    })
  } catch (error) {
    if (isDuplicate(error)) throw await taken(form)
    throw error
  }
}

/** The hash of the form's password, or null when an existing person keeps the old one. */
async function hashOf({ userId, userRole, loginName, telephone, passWd }: StaffForm) {
  if (loginName.length < leastLoginName[userRole]) {
    throw new Refusal(messages.loginNameLength[userRole], { field: 'loginName' })
  }
  if (!passWd) {
    if (userId) return null
    throw new Refusal(messages.passwordRequired, { field: 'passWd' })
  }
  const fault = passwordFault(passWd, { staff: true, loginName, telephone })
  if (fault) throw new Refusal(fault, { field: 'passWd' })
  return hashPassword(passWd)
}

async function lockHolder(trx: Trx, { userId, userRole }: StaffForm): Promise<User> {
  const user = await loadUserForUpdate(trx, userId!)
  if (!user.roles.includes(userRole)) throw new NotFound()
  return user
}

async function write(user: User, form: StaffForm, passwordHash: string | null) {
  const { loginName, userName, telephone, userRole } = form
  const created = user.$isNew
  user.merge({ loginName, userName, telephone: telephone ?? user.telephone ?? null })
  // Whoever set it knows it, so it is good for one sign-in only.
  if (passwordHash) user.merge({ passwordHash, passwordChangedAt: now(), mustChangePassword: true })
  if (created) user.merge({ userStatus: UserStatus.Editable })
  await user.save()
  if (created) await user.related('roleRows').create({ role: userRole, position: 0 })
  await user.load('roleRows')
}

async function writeChannel(trx: Trx, user: User, form: StaffForm): Promise<void> {
  const channel =
    (await Channel.query({ client: trx }).where('userId', user.id).first()) ??
    new Channel().useTransaction(trx).merge({ userId: user.id, discountBp: 10_000 })
  if (form.exclusiveCode !== undefined) channel.exclusiveCode = form.exclusiveCode
  if (form.exclusiveDiscount !== undefined) {
    channel.discountBp = Math.round(form.exclusiveDiscount * 10_000)
  }
  channel.kind = form.kind ?? channel.kind ?? ChannelKind.General
  await channel.save()
}

async function record(trx: Trx, user: User): Promise<Record<string, unknown>> {
  const channel = await Channel.query({ client: trx }).where('userId', user.id).first()
  return {
    ...personRecord(user),
    ...(channel && {
      exclusiveCode: channel.exclusiveCode,
      exclusiveDiscount: multiplier(channel.discountBp),
      kind: channel.kind,
    }),
  }
}

/** The database refused a row; which of the two unique things it was is asked afterwards. */
async function taken({ userId, loginName }: StaffForm): Promise<Refusal> {
  const other = await User.findBy('loginName', loginName)
  return other && other.id !== userId
    ? new Refusal(messages.loginNameTaken, { field: 'loginName' })
    : new Refusal(messages.codeTaken, { field: 'exclusiveCode' })
}
