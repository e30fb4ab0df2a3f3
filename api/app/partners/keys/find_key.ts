import { BlockList, isIP } from 'node:net'
import type { CurrentUser } from '#core/current_user'
import { KeyRejected, type ServiceKey as KeyOfRequest } from '#core/http/service_keys/service_key'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { hashOf, isWellFormed } from '#partners/keys/key_format'
import { reportRefusedKey } from '#partners/keys/report_refused_key'
import ServiceAccount from '#partners/service_account'
import ServiceKey from '#partners/service_key'
import { KeyState } from '#partners/terms'

/** Limits writes: the last use is stored at most once a minute. */
const recordUseSeconds = 60

/** @returns null if the header holds no service key */
export async function findKey(header: string | undefined, ip: string): Promise<KeyOfRequest | KeyRejected | null> {
  const value = header?.replace(/^(Bearer\s+)+/i, '').trim()
  if (!value?.startsWith('zxk_')) return null
  if (!isWellFormed(value)) return new KeyRejected('key-invalid')

  const key = await ServiceKey.findBy('keyHash', hashOf(value))
  if (!key) return new KeyRejected('key-invalid')
  if (key.state === KeyState.Retired) {
    await reportRefusedKey(key)
    return new KeyRejected('key-retired')
  }
  if (key.state === KeyState.Expired) return new KeyRejected('key-expired')
  if (key.state === KeyState.Pending) return new KeyRejected('key-pending')

  const account = await ServiceAccount.query().where('id', key.serviceAccountId).preload('user').firstOrFail()
  const { user } = account
  if (account.disabledAt || user.disabledAt || user.deletedAt) return new KeyRejected('account-disabled')
  if (!isAllowed(ip, account.networks)) return new KeyRejected('network-refused')

  await recordUse(key, ip)
  const owner: CurrentUser = {
    id: user.id,
    tokenId: 0,
    loginName: user.loginName,
    userName: user.userName,
    roles: [Role.User],
    held: [Role.User],
  }
  return {
    id: key.id,
    serviceAccountId: account.id,
    accountName: account.accountName,
    kind: account.kind,
    scopes: key.scopeList,
    createdBy: key.createdBy,
    expiresAt: key.expiresAt.toUnixInteger(),
    owner,
  }
}

/** @param networks in CIDR notation; none allows every address */
export function isAllowed(ip: string, networks: readonly string[]): boolean {
  if (!networks.length) return true
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

async function recordUse(key: ServiceKey, ip: string): Promise<void> {
  const at = now()
  if (key.lastUsedAt && key.lastUsedAt.plus({ seconds: recordUseSeconds }) > at && key.lastIp === ip) return
  await ServiceKey.query()
    .where('id', key.id)
    .update({ lastUsedAt: toStored(at), lastIp: ip })
}
