import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import env from '#start/env'

/** Operators put the package there: DATA_DIR/app/<any name>.apk. */
const packageFolder = () => join(env.get('DATA_DIR'), 'app')
const counter = 'appDownloads'

export interface AppPackage {
  path: string
  /** In bytes. */
  size: number
}

export async function findAppPackage(): Promise<AppPackage | null> {
  const names = await readdir(packageFolder()).catch(() => [])
  const candidates = await Promise.all(
    names
      .filter((name) => /^[\w.-]+\.apk$/.test(name))
      .map(async (name) => ({
        path: join(packageFolder(), name),
        ...fileFacts(await stat(join(packageFolder(), name))),
      }))
  )
  const [newest] = candidates.sort((one, other) => other.at - one.at)
  return newest ? { path: newest.path, size: newest.size } : null
}

export async function appDownloadCount(): Promise<number> {
  const row = await db.from('params').where('name', counter).select('value').first()
  return Number(row?.value ?? 0)
}

/** Counted by the database, so that simultaneous downloads count twice. */
export async function incrementAppDownloads(): Promise<void> {
  const at = toStored(now())
  const updated = await db
    .from('params')
    .where('name', counter)
    .update({ value: db.raw('value + 1'), updated_at: at })
  if (Number(updated) > 0) return
  await db
    .table('params')
    .knexQuery.insert({ name: counter, value: '0', public: false, updated_at: at })
    .onConflict('name')
    .ignore()
  await db
    .from('params')
    .where('name', counter)
    .update({ value: db.raw('value + 1'), updated_at: at })
}

function fileFacts({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, at: mtimeMs }
}
