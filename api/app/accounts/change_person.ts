import type { HttpContext } from '@adonisjs/core/http'
import { guardAdmins } from '#accounts/admin_guard'
import { telephoneColumns, wantedTelephone } from '#accounts/change_telephone'
import { indexOfIdCard, sealIdCard } from '#accounts/personal_data'
import { loadUserForUpdate } from '#accounts/lock_user'
import { personRecord } from '#accounts/person_record'
import { endSessions } from '#accounts/sessions/session_token'
import { messages } from '#accounts/terms'
import type User from '#accounts/user'
import { audit, differences } from '#core/audit/audit'
import { signedIn } from '#core/current_user'
import { idCardFault } from '#core/plain_rules'
import { Refusal } from '#core/http/refusal'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

export interface PersonForm {
  userName?: string
  /** Whole, or with stars when it was not touched. */
  idCard?: string
  telephone?: string
  userRole?: Role[]
  disabled?: boolean
  /** True asks a member of staff for a new password; only that person can answer it. */
  mustChangePassword?: boolean
}

/**
 * An admin corrects a person: name, ID number (also a confirmed one), telephone, roles, open or not (back
 * office, section 2.10). Other roles or being disabled end every session at once. Whether somebody is a
 * channel is decided where codes are kept, not here.
 * @throws NotFound
 * @throws Refusal for oneself and the last admin, a faulty or taken number
 */
export async function changePerson(ctx: HttpContext, id: number, form: PersonForm): Promise<User> {
  const me = signedIn(ctx)
  try {
    return await transaction(async (trx) => {
      const user = await loadUserForUpdate(trx, id)
      const before = personRecord(user)
      const roles = wantedRoles(user, form.userRole)
      const closes = form.disabled === true && user.isOpen
      const losesAdmin = roles !== null && !roles.includes(Role.Admin)
      if (closes || (losesAdmin && user.roles.includes(Role.Admin))) {
        await guardAdmins(trx, me.id, user)
      }

      await user.merge({ ...columns(user, form), ...opening(user, form) }).save()
      if (roles) await replaceRoles(trx, user, roles)
      if (roles || closes) await endSessions(trx, user.id)
      await audit(trx, ctx, {
        action: 'user.update',
        object: `user:${id}`,
        ...differences(before, personRecord(user)),
      })
      return user
    })
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal(messages.numberTaken)
    throw error
  }
}

function columns(user: User, { userName, idCard, telephone }: PersonForm) {
  const wanted = wantedTelephone(user, telephone)
  return {
    ...(userName && { userName }),
    ...(wanted && telephoneColumns(user, wanted)),
    ...newNumber(user, idCard),
  }
}

function newNumber(user: User, idCard: string | undefined) {
  if (!idCard || idCard === user.idCardMasked) return {}
  if (idCardFault(idCard)) throw new Refusal(messages.idCardPattern, { field: 'idCard' })
  return indexOfIdCard(idCard) === user.idCardIndex ? {} : sealIdCard(idCard)
}

function opening(user: User, { disabled, mustChangePassword }: PersonForm) {
  if (mustChangePassword && !user.isStaff) {
    throw new Refusal(messages.onlyStaffMustChange, { field: 'mustChangePassword' })
  }
  return {
    ...(disabled !== undefined && { disabledAt: disabled ? (user.disabledAt ?? now()) : null }),
    ...(mustChangePassword && { mustChangePassword }),
  }
}

/** The new roles, or null when they stay as they are. */
function wantedRoles(user: User, wanted: Role[] | undefined): Role[] | null {
  const roles = [...new Set(wanted ?? user.roles)]
  if (roles.join() === user.roles.join()) return null
  if (roles.includes(Role.Channel) !== user.roles.includes(Role.Channel)) {
    throw new Refusal(messages.channelElsewhere, { field: 'userRole' })
  }
  return roles
}

async function replaceRoles(trx: Trx, user: User, roles: Role[]): Promise<void> {
  await trx.from('user_roles').where('user_id', user.id).delete()
  await user.related('roleRows').createMany(roles.map((role, position) => ({ role, position })))
  await user.load('roleRows')
}
