import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import User from '#accounts/user'
import { audit, differences } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import type { serviceAccountEditValidator, serviceAccountValidator } from '#partners/accounts/validators'
import ServiceAccount from '#partners/service_account'
import { partnerMessages as messages, ServiceAccountLimit } from '#partners/terms'

/** @throws UserError at the field */
export async function createServiceAccount(
  ctx: HttpContext,
  { ownerTelephone, allowedNetworks, ...texts }: Infer<typeof serviceAccountValidator>
): Promise<ServiceAccount> {
  return transaction(async (trx) => {
    // The lock makes concurrent calls count each other.
    const owner = await User.query({ client: trx }).where('telephoneKey', ownerTelephone).forUpdate().first()
    if (!owner) throw new UserError(messages.noOwner, { field: 'ownerTelephone' })
    const userId = owner.id
    const [{ $extras }] = await ServiceAccount.query({ client: trx }).where({ userId }).count('* as total')
    if (Number($extras.total) >= ServiceAccountLimit.accounts) throw new UserError(messages.tooManyAccounts)
    await ensureUnusedName(trx, texts.accountName)
    const networks = JSON.stringify(allowedNetworks)
    const account = await ServiceAccount.create({ ...texts, userId, allowedNetworks: networks }, { client: trx })
    const object = `service-account:${account.id}` as const
    await audit(trx, ctx, { action: 'service-account.create', object, before: null, after: account.auditRecord() })
    return account
  })
}

/** @throws NotFound; UserError at the field */
export async function updateServiceAccount(
  ctx: HttpContext,
  id: number,
  { allowedNetworks, lockVersion, ...texts }: Infer<typeof serviceAccountEditValidator>
): Promise<void> {
  await transaction(async (trx) => {
    const account = await ServiceAccount.locked(trx, id)
    if (lockVersion !== account.lockVersion) throw new UserError(messages.changed)
    if (texts.accountName !== account.accountName) await ensureUnusedName(trx, texts.accountName)
    const before = account.auditRecord()
    account.merge({ ...texts, allowedNetworks: JSON.stringify(allowedNetworks), lockVersion: account.lockVersion + 1 })
    await account.save()
    const changes = differences(before, account.auditRecord())
    await audit(trx, ctx, { action: 'service-account.update', object: `service-account:${id}`, ...changes })
  })
}

async function ensureUnusedName(trx: Trx, accountName: string): Promise<void> {
  const other = await ServiceAccount.query({ client: trx }).where({ accountName }).first()
  if (other) throw new UserError(messages.accountNameTaken, { field: 'accountName' })
}
