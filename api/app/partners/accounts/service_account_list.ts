import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import ServiceAccount from '#partners/service_account'
import type ServiceKey from '#partners/service_key'
import { isUsableKey, KeyState } from '#partners/terms'

/** All of them, newest first: an operator has few. Keys that work come before the others. */
export async function serviceAccountList(viewerId: number) {
  const accounts = await ServiceAccount.query()
    .preload('user')
    .preload('keys', (keys) => void keys.orderBy('id', 'desc').preload('creator').preload('approver'))
    .orderBy('id', 'desc')
  return accounts.map((account) => ({
    serviceAccountId: account.id,
    accountName: account.accountName,
    kind: account.kind,
    userId: account.userId,
    userName: account.user.userName,
    telephone: maskTelephone(account.user.telephone ?? ''),
    contactName: account.contactName,
    contactEmail: account.contactEmail,
    allowedNetworks: account.networks,
    disabled: account.disabledAt !== null,
    lockVersion: account.lockVersion,
    createdTime: toWireTime(account.createdAt),
    keys: [...account.keys].sort((one, other) => rank(one) - rank(other)).map((key) => toKey(key, viewerId)),
  }))
}

/** Who can approve keys of the viewer. */
export async function hasOtherAdmin(viewerId: number): Promise<boolean> {
  const other = await db
    .from('users')
    .join('user_roles', 'user_roles.user_id', 'users.id')
    .where('user_roles.role', Role.Admin)
    .whereNull('users.disabled_at')
    .whereNull('users.deleted_at')
    .whereNot('users.id', viewerId)
    .select('users.id')
    .first()
  return Boolean(other)
}

const rank = (key: ServiceKey) => (isUsableKey(key) ? 0 : 1)

function toKey(key: ServiceKey, viewerId: number) {
  return {
    serviceKeyId: key.id,
    keyName: key.keyName,
    keyHint: key.keyHint,
    scopes: key.scopeList,
    state: key.state,
    expiryTime: toWireTime(key.expiresAt),
    retiresTime: toWireTime(key.retiresAt),
    lastUsedTime: toWireTime(key.lastUsedAt),
    lastIp: key.lastIp,
    createdBy: key.creator.userName,
    approvedBy: key.approvedBy === null ? null : key.approver.userName,
    canApprove: key.state === KeyState.Pending && key.createdBy !== viewerId,
  }
}
