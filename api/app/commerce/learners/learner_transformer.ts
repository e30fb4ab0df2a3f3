import type { UserStatus } from '#accounts/terms'
import { maskTelephone } from '#core/shared_rules'
import type { Role } from '#core/roles'
import { toWireTime } from '#core/time'

export function toLearner(row: Record<string, any>, roles: Role[]) {
  return {
    userId: row.id as number,
    loginName: maskTelephone(row.login_name as string),
    userName: row.user_name as string,
    idCard: row.id_card_masked as string | null,
    telephone: row.telephone ? maskTelephone(row.telephone as string) : null,
    regTime: toWireTime(row.created_at as string),
    lastLoginTime: toWireTime(row.last_login_at as string | null),
    userStatus: row.user_status as UserStatus,
    disabled: Boolean(row.disabled_at),
    /** Reset by SMS: no staff role until an admin lifts the hold. */
    staffHeld: Boolean(row.staff_hold_at),
    orderCount: row.order_count as number,
    role: roles[0] ?? null,
    userRole: roles,
  }
}
