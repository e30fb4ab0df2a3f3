import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ShortSeconds } from '#core/cache/freshness'
import { MemoryCache } from '#core/cache/memory_cache'
import { settings, type SettingName } from '#settings/terms'

const settingNames = Object.keys(settings) as SettingName[]

/** @param client of the transaction, if there is one */
export async function readSetting(name: SettingName, client: QueryClientContract = db.connection()): Promise<string> {
  const values = await cache.getOrLoad('all', async () => {
    const rows = await client.from('params').select('name', 'value')
    return new Map<string, string>(rows.map(({ name, value }) => [name, value]))
  })
  return values?.get(name) ?? settings[name].value
}

/** Caches all settings together, because one call reads several. */
const cache = new MemoryCache<Map<string, string>>({
  maxSize: 1,
  tagsOf: () => ['params'],
  maxAgeMs: () => ShortSeconds * 1_000,
})

export async function publicSettings(names?: string[]): Promise<Record<string, string>> {
  const readable = settingNames.filter((name) => settings[name].public)
  return valuesOf(names?.length ? readable.filter((name) => names.includes(name)) : readable)
}

/** All settings, for admins to read and change. */
export async function allSettings(): Promise<Record<SettingName, string>> {
  return valuesOf(settingNames)
}

async function valuesOf(names: SettingName[]): Promise<Record<SettingName, string>> {
  const saved = await db.from('params').select('name', 'value').whereIn('name', names)
  const savedValues = new Map<string, string>(saved.map(({ name, value }) => [name, value]))
  return Object.fromEntries(names.map((name) => [name, savedValues.get(name) ?? settings[name].value])) as Record<
    SettingName,
    string
  >
}
