import type { HttpContext } from '@adonisjs/core/http'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { acceptUpload } from '#core/http/accept_upload'
import { purgeAfterCommit } from '#core/cache/purge'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { isDuplicate, RetryTransaction, transaction, type Trx } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { settings, settingMessages, type SettingName } from '#settings/terms'

type Values = Partial<Record<SettingName, string>>

const pictures = ['serviceQrUrl', 'appQrUrl'] as const

/** Absent settings are unchanged; purges all cached pages. @throws UserError for a foreign picture (docs/threats.md T68) */
export async function saveParams(
  ctx: HttpContext,
  form: Partial<Record<SettingName, string | number>>,
  storage: ObjectStorage
): Promise<void> {
  const entries = Object.entries(form).filter(([, value]) => value !== undefined)
  const values: Values = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))

  await transaction(async (trx) => {
    const before = await currentValues(trx, Object.keys(values) as SettingName[])
    await checkPictures(values, before, storage)
    const changed = differences(before, values)
    for (const [name, value] of Object.entries(changed.after)) {
      await saveValue(trx, name as SettingName, String(value), requireUser(ctx).id)
    }
    await audit(trx, ctx, { action: 'params.update', object: 'params', ...changed })
    purgeAfterCommit(trx, ['params'])
  })
}

async function currentValues(trx: Trx, names: SettingName[]): Promise<Values> {
  const saved = await trx.from('params').whereIn('name', names).orderBy('name').forUpdate()
  const defaults = names.map((name) => [name, settings[name].value])
  return Object.fromEntries([...defaults, ...saved.map(({ name, value }) => [name, value])])
}

async function checkPictures(values: Values, before: Values, storage: ObjectStorage) {
  for (const name of pictures) {
    const url = values[name]
    if (url === undefined || url === before[name] || url === settings[name].value) continue
    const key = storage.keyOf(url)
    const belongsToMerchant = key?.startsWith('image/param/') && (await acceptUpload(storage, key, name))
    if (!belongsToMerchant) throw new UserError(settingMessages[name], { field: name })
  }
}

/** The caller audits it and purges `params`. */
export async function saveValue(trx: Trx, name: SettingName, value: string, adminId: number): Promise<void> {
  const row = { value, updated_by: adminId, updated_at: toStored(now()) }
  const [existing] = await trx.from('params').where('name', name).select('name')
  if (existing) return void (await trx.from('params').where('name', name).update(row))
  try {
    await trx.table('params').insert({ name, public: settings[name].public, ...row })
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('another transaction saved it first')
    throw error
  }
}
