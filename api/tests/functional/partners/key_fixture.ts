import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'
import { needsApproval, ScopesOfKind, type Scope } from '#core/http/service_keys/scopes'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { partnerDocument } from '#partners/v1/partner_document'
import { createKey, hashOf, shownParts } from '#partners/keys/key_format'
import { AccountKind } from '#messages/partner_events/terms'
import ServiceAccount from '#partners/service_account'
import ServiceKey from '#partners/service_key'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { ApiDocument } from '#tests/functional/authorisation/api_document'

let made = 0

interface KeyOptions {
  kind?: AccountKind
  scopes?: Scope[]
  networks?: string[]
  facts?: Partial<Pick<ServiceKey, 'expiresAt' | 'retiresAt' | 'revokedAt' | 'approvedAt'>>
}

/** A service account of the user with one key. @returns the key as a partner sends it */
export async function keyOf({ user }: Pick<CreatedUser, 'user'>, options: KeyOptions = {}) {
  const { kind = AccountKind.Centre } = options
  const account = await ServiceAccount.create({
    userId: user.id,
    kind,
    lastPosition: 0,
    accountName: `人事系统 ${++made}`,
    contactName: '王工',
    contactEmail: 'hr@example.com',
    allowedNetworks: JSON.stringify(options.networks ?? []),
    lockVersion: 0,
  })
  const key = createKey()
  const scopes = options.scopes ?? ScopesOfKind[kind]
  const stored = await ServiceKey.create({
    serviceAccountId: account.id,
    keyName: '主密钥',
    ...shownParts(key),
    keyHash: hashOf(key),
    scopes: JSON.stringify(scopes),
    expiresAt: now().plus({ days: 30 }),
    createdBy: user.id,
    approvedBy: needsApproval(scopes) ? (await createUser(Role.Admin)).user.id : null,
    approvedAt: now(),
    ...options.facts,
  })
  return { key, account, stored }
}

/** Fails when the response is not as the OpenAPI document of partners describes it. */
export function callWith(client: ApiClient, key: string, path: string, method = 'GET') {
  const request = client.request(`/api/v1${path}`, method).header('authorization', `Bearer ${key}`)
  return request.teardown((response) => {
    const route = routeOf(method, `/api/v1${path}`)
    const [mediaType] = response.header('content-type')!.split(';')
    const error = documented().responseError(route, response.status(), response.body(), mediaType)
    if (error) throw new Error(`${route} ${response.status()}: ${error}`)
  })
}

let document: ApiDocument | undefined

function documented(): ApiDocument {
  document ??= new ApiDocument(partnerDocument(router))
  return document
}

function routeOf(method: string, path: string): string {
  const routes = registeredRoutes(router).filter((route) => route.declaration?.scope && route.method === method)
  const fits = ({ pattern }: (typeof routes)[number]) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  return routes.find(fits)!.key
}
