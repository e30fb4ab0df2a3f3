import { maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import ServiceAccount from '#partners/service_account'
import type ServiceKey from '#partners/service_key'
import { KeyState } from '#partners/terms'

/** All of them, newest first: an operator has few. Keys that work come before the others. */
export async function serviceAccountList() {
  const accounts = await ServiceAccount.query().preload('user').preload('keys').orderBy('id', 'desc')
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
    keys: [...account.keys].sort((one, other) => rank(one) - rank(other)).map(toKey),
  }))
}

const rank = ({ state }: ServiceKey) => (state === KeyState.Active || state === KeyState.Retiring ? 0 : 1)

function toKey(key: ServiceKey) {
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
  }
}
