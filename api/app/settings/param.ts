import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { settings, type SettingName } from '#settings/terms'

/**
 * The setting's value: what an admin saved, or the default of `terms.ts`.
 * @param name one of the known settings
 * @param client the transaction when there is one
 */
export async function setting(
  name: SettingName,
  client: QueryClientContract = db.connection()
): Promise<string> {
  const row = await client.from('params').select('value').where('name', name).first()
  return row?.value ?? settings[name].value
}

/** What anybody may read, all of it or just the names asked for; unknown and private names are left out. */
export async function publicSettings(names?: string[]): Promise<Record<string, string>> {
  const wanted = Object.entries(settings).filter(
    ([name, { public: open }]) => open && (!names?.length || names.includes(name))
  )
  const saved = await db
    .from('params')
    .select('name', 'value')
    .whereIn(
      'name',
      wanted.map(([name]) => name)
    )
  const savedValues = new Map<string, string>(saved.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    wanted.map(([name, { value }]) => [name, savedValues.get(name) ?? value])
  )
}
