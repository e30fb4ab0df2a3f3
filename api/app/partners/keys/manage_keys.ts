import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { needsApproval, ScopesOfKind, type Scope } from '#core/http/service_keys/scopes'
import { requireUser } from '#core/current_user'
import { addDays, dayEnd, now, toWireDay } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { createKey, hashOf, shownParts } from '#partners/keys/key_format'
import ServiceAccount from '#partners/service_account'
import ServiceKey from '#partners/service_key'
import { isUsableKey, KeyState, partnerMessages as messages, ServiceAccountLimit as limit } from '#partners/terms'

interface KeyForm {
  keyName: string
  scopes: Scope[]
  expiresOn: string
}

/** The key itself is returned once and never stored. */
export interface CreatedKey {
  serviceKeyId: number
  key: string
  needsApproval: boolean
}

/** @throws NotFound; UserError at the field */
export async function addKey(ctx: HttpContext, accountId: number, form: KeyForm): Promise<CreatedKey> {
  const today = toWireDay(now())
  const { expiresOn, ...rest } = form
  if (expiresOn <= today || expiresOn > addDays(today, limit.keyDays)) {
    throw new UserError(messages.expiresOn, { field: 'expiresOn' })
  }
  return transaction(async (trx) => {
    const account = await ServiceAccount.locked(trx, accountId)
    if (account.disabledAt) throw new UserError(messages.accountDisabled)
    const allowed: readonly Scope[] = ScopesOfKind[account.kind]
    if (form.scopes.some((scope) => !allowed.includes(scope))) {
      throw new UserError(messages.scopeOfOtherKind, { field: 'scopes' })
    }
    const keys = await account.related('keys').query().useTransaction(trx)
    if (keys.filter(isUsableKey).length >= limit.keys) throw new UserError(messages.tooManyKeys)
    return storeKey(trx, ctx, accountId, { ...rest, expiresAt: dayEnd(expiresOn) })
  })
}

/** The new key has the name, scopes and end of the old one, and needs its own approval. @throws NotFound; UserError */
export async function rotateKey(ctx: HttpContext, id: number, overlapHours: number): Promise<CreatedKey> {
  return transaction(async (trx) => {
    const key = await lockedKey(trx, id)
    if (key.state !== KeyState.Active) throw new UserError(messages.keyNotActive)
    const { keyName, scopeList, expiresAt } = key
    await key.merge({ retiresAt: now().plus({ hours: overlapHours }) }).save()
    return storeKey(trx, ctx, key.serviceAccountId, { keyName, scopes: scopeList, expiresAt }, key)
  })
}

/** @throws NotFound; UserError */
export async function revokeKey(ctx: HttpContext, id: number): Promise<void> {
  await transaction(async (trx) => {
    const key = await lockedKey(trx, id)
    if (!isUsableKey(key)) throw new UserError(messages.keyNotActive)
    const before = key.auditRecord()
    await key.merge({ revokedAt: now() }).save()
    const object = `service-account:${key.serviceAccountId}` as const
    await audit(trx, ctx, { action: 'service-key.revoke', object, before, after: key.auditRecord() })
  })
}

/** Of an admin who did not see the key. @throws NotFound; UserError */
export async function approveKey(ctx: HttpContext, id: number): Promise<void> {
  await transaction(async (trx) => {
    const key = await lockedKey(trx, id)
    if (key.state !== KeyState.Pending) throw new UserError(messages.notPending)
    const approvedBy = requireUser(ctx).id
    if (key.createdBy === approvedBy) throw new UserError(messages.ownKey)
    const before = key.auditRecord()
    await key.merge({ approvedBy, approvedAt: now() }).save()
    const object = `service-account:${key.serviceAccountId}` as const
    await audit(trx, ctx, { action: 'service-key.approve', object, before, after: key.auditRecord() })
  })
}

/** The account first, so that two calls for one account wait for each other. */
async function lockedKey(trx: Trx, id: number): Promise<ServiceKey> {
  const found = await ServiceKey.query({ client: trx }).where('id', id).first()
  if (!found) throw new NotFound()
  await ServiceAccount.locked(trx, found.serviceAccountId)
  return ServiceKey.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

async function storeKey(
  trx: Trx,
  ctx: HttpContext,
  serviceAccountId: number,
  { scopes, ...facts }: Pick<ServiceKey, 'keyName' | 'expiresAt'> & { scopes: Scope[] },
  rotated?: ServiceKey
): Promise<CreatedKey> {
  const key = createKey()
  const isPending = needsApproval(scopes)
  const stored = await ServiceKey.create(
    {
      ...facts,
      ...shownParts(key),
      serviceAccountId,
      keyHash: hashOf(key),
      scopes: JSON.stringify(scopes),
      createdBy: requireUser(ctx).id,
      approvedAt: isPending ? null : now(),
    },
    { client: trx }
  )
  await audit(trx, ctx, {
    action: rotated ? 'service-key.rotate' : 'service-key.create',
    object: `service-account:${serviceAccountId}`,
    before: rotated ? rotated.auditRecord() : null,
    after: stored.auditRecord(),
  })
  return { serviceKeyId: stored.id, key, needsApproval: isPending }
}
