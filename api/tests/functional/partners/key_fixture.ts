import type { ApiClient } from '@japa/api-client'
import { scopes, type Scope } from '#core/http/service_keys/scopes'
import { now } from '#core/time'
import { createKey, hashOf, shownParts } from '#partners/keys/key_format'
import ServiceAccount from '#partners/service_account'
import ServiceKey from '#partners/service_key'
import type { CreatedUser } from '#tests/factories/accounts'

let made = 0

interface KeyOptions {
  scopes?: Scope[]
  networks?: string[]
  facts?: Partial<Pick<ServiceKey, 'expiresAt' | 'retiresAt' | 'revokedAt'>>
}

/** A service account of the user with one key. @returns the key as a partner sends it */
export async function keyOf({ user }: Pick<CreatedUser, 'user'>, options: KeyOptions = {}) {
  const account = await ServiceAccount.create({
    userId: user.id,
    accountName: `人事系统 ${++made}`,
    contactName: '王工',
    contactEmail: 'hr@example.com',
    allowedNetworks: JSON.stringify(options.networks ?? []),
    lockVersion: 0,
  })
  const key = createKey()
  const stored = await ServiceKey.create({
    serviceAccountId: account.id,
    keyName: '主密钥',
    ...shownParts(key),
    keyHash: hashOf(key),
    scopes: JSON.stringify(options.scopes ?? scopes),
    expiresAt: now().plus({ days: 30 }),
    ...options.facts,
  })
  return { key, account, stored }
}

export function callWith(client: ApiClient, key: string, path: string, method = 'GET') {
  return client.request(`/api/v1${path}`, method).header('authorization', `Bearer ${key}`)
}
