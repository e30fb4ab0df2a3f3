import db from '@adonisjs/lucid/services/db'
import { SecondFactorRequired } from '#accounts/second_factor/terms'
import { hasStaffRole, Role } from '#core/roles'
import env from '#start/env'

/** In production admins need it, unless the setting overrides this. */
function requiredOf(): SecondFactorRequired {
  const byDefault = env.get('NODE_ENV') === 'production' ? 'admins' : 'nobody'
  return env.get('SECOND_FACTOR_REQUIRED') ?? byDefault
}

interface Holder {
  id: number
  roles: readonly Role[]
  totpSecretCipher: string | null
}

/** Whether the user may only enrol a second factor (docs/threats.md T02). */
export async function mustEnrolSecondFactor({ id, roles, totpSecretCipher }: Holder): Promise<boolean> {
  return isRequiredFor(roles) && !totpSecretCipher && !(await hasPasskey(id))
}

export function isRequiredFor(roles: readonly Role[]): boolean {
  const required = requiredOf()
  if (required === SecondFactorRequired.Staff) return hasStaffRole(roles)
  return required === SecondFactorRequired.Admins && roles.includes(Role.Admin)
}

export async function hasPasskey(userId: number): Promise<boolean> {
  return (await db.from('passkeys').select('id').where('user_id', userId).first()) !== null
}
