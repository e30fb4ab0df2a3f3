import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { ensureNotSelfNorLastAdmin } from '#accounts/ensure_not_last_admin'
import { telephoneColumns, telephoneToSet } from '#accounts/profile/change_telephone'
import { idNumberBlindIndex, encryptIdNumber } from '#accounts/personal_data/id_card'
import { loadUserForUpdate } from '#accounts/lock_user'
import { requireReason } from '#accounts/require_reason'
import { SendAccountNotice } from '#accounts/notices/send_account_notice'
import { AccountNotice } from '#accounts/notices/terms'
import { userAuditRecord } from '#accounts/user_audit_record'
import { endSessions } from '#accounts/sessions/session_token'
import { messages } from '#accounts/terms'
import User from '#accounts/user'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { requireRecentProof } from '#core/http/recent_proof'
import { idNumberError } from '#core/shared_rules'
import { UserError } from '#core/errors'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { purgeAfterCommit } from '#core/cache/purge'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

export interface UserForm {
  userName?: string
  idCard?: string
  telephone?: string
  userRole?: Role[]
  disabled?: boolean
  mustChangePassword?: boolean
  /** Required with other roles, disabling, enabling and a demand for a new password. */
  reason?: string
}

/** New roles, a new telephone and disabling end all sessions (docs/product.md 13.8); channels grant their own role. */
@inject()
export class UpdateUser {
  constructor(protected notices: SendAccountNotice) {}

  async execute(ctx: HttpContext, id: number, form: UserForm): Promise<User> {
    const currentUser = requireUser(ctx)
    try {
      const { user, telephoneBefore } = await transaction(async (trx) => {
        const user = await loadUserForUpdate(trx, id)
        const before = userAuditRecord(user)
        const { isStaff: wasStaff, telephone: telephoneBefore } = user
        const roles = rolesToSet(user, form.userRole)
        const isDisabled = user.disabledAt !== null
        if (roles || form.mustChangePassword || (form.disabled ?? isDisabled) !== isDisabled) {
          requireReason(form.reason)
          requireRecentProof(ctx)
        }
        const disables = form.disabled === true && user.isActive
        const losesAdmin = roles !== null && !roles.includes(Role.Admin)
        if (disables || (losesAdmin && user.roles.includes(Role.Admin))) {
          await ensureNotSelfNorLastAdmin(trx, currentUser.id, user)
        }

        await user.merge({ ...changedColumns(user, form), ...statusColumns(user, form) }).save()
        if (roles) await replaceRoles(trx, user, roles)
        if (roles) await setTelephoneKey(trx, user)
        if (user.isStaff && !wasStaff) await user.merge({ staffPasswordDue: true }).save()
        const moves = user.telephone !== telephoneBefore
        if (roles || disables || moves) await endSessions(trx, user.id)
        if (form.disabled !== undefined) purgeAfterCommit(trx, ['channels'])
        await audit(trx, ctx, {
          action: 'user.update',
          object: `user:${id}`,
          ...differences(before, userAuditRecord(user)),
          reason: form.reason,
        })
        return { user, telephoneBefore }
      })
      if (user.telephone !== telephoneBefore) {
        this.notices.execute(telephoneBefore, AccountNotice.TelephoneChanged)
      }
      return user
    } catch (error) {
      if (isDuplicate(error)) throw new UserError(messages.numberTaken)
      throw error
    }
  }
}

function changedColumns(user: User, { userName, idCard, telephone }: UserForm) {
  const requested = telephoneToSet(user, telephone)
  return {
    ...(userName && { userName }),
    ...(requested && { ...telephoneColumns(user, requested), telephoneUnproven: user.telephoneKey !== null }),
    ...idCardColumns(user, idCard),
  }
}

function idCardColumns(user: User, idCard: string | undefined) {
  if (!idCard || idCard === user.idCardMasked) return {}
  if (idNumberError(idCard)) throw new UserError(messages.idCardPattern, { field: 'idCard' })
  return idNumberBlindIndex(idCard) === user.idCardIndex ? {} : encryptIdNumber(idCard)
}

function statusColumns(user: User, { disabled, mustChangePassword }: UserForm) {
  if (mustChangePassword && !user.isStaff) {
    throw new UserError(messages.onlyStaffMustChange, { field: 'mustChangePassword' })
  }
  return {
    ...(disabled !== undefined && { disabledAt: disabled ? (user.disabledAt ?? now()) : null }),
    ...(mustChangePassword && { mustChangePassword }),
  }
}

function rolesToSet(user: User, requested: Role[] | undefined): Role[] | null {
  const roles = [...new Set(requested ?? user.roles)]
  if (roles.join() === user.roles.join()) return null
  if (roles.includes(Role.Channel) !== user.roles.includes(Role.Channel)) {
    throw new UserError(messages.channelElsewhere, { field: 'userRole' })
  }
  return roles
}

/** One learner account per telephone; staff need none. @throws UserError when another learner account has the number */
async function setTelephoneKey(trx: Trx, user: User): Promise<void> {
  const telephoneKey = user.roles.includes(Role.User) ? user.telephone : null
  if (telephoneKey === user.telephoneKey) return
  const other = telephoneKey && (await User.query({ client: trx }).where({ telephoneKey }).first())
  if (other) throw new UserError(messages.learnerAccountExists, { field: 'userRole' })
  await user.merge({ telephoneKey, telephoneUnproven: telephoneKey !== null }).save()
}

async function replaceRoles(trx: Trx, user: User, roles: Role[]): Promise<void> {
  await trx.from('user_roles').where('user_id', user.id).delete()
  await user.related('roleRows').createMany(roles.map((role, position) => ({ role, position })))
  await user.load('roleRows')
}
