import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Kept } from '#core/shelf/kept'
import { prepared } from '#core/prepared'
import { settings, type SettingName } from '#settings/terms'

const settingNames = Object.keys(settings) as SettingName[]

/** @param client that of the transaction, if there is one */
export async function readSetting(name: SettingName, client: QueryClientContract = db.connection()): Promise<string> {
  const values = await kept.get(client)
  return values?.get(name) ?? settings[name].value
}

const all = prepared<{ name: string; value: string }>('select name, value from params')

/** All of them, because one call asks for several. */
const kept = new Kept<Map<string, string>>(['params'], async (client) => {
  const rows = await all.rows(client)
  return new Map(rows.map(({ name, value }) => [name, value]))
})

export async function publicSettings(names?: string[]): Promise<Record<string, string>> {
  const readable = settingNames.filter((name) => settings[name].public)
  return valuesOf(names?.length ? readable.filter((name) => names.includes(name)) : readable)
}

/** What an admin may read and change: every setting there is. */
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
