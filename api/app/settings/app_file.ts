import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import env from '#start/env'

/** Where the people who run the product put the package of the mobile app: DATA_DIR/app/<any name>.apk. */
const folder = () => join(env.get('DATA_DIR'), 'app')
const counter = 'appDownloads'

export interface AppFile {
  path: string
  /** Bytes. */
  size: number
}

/** The newest package, or null while there is none. */
export async function appFile(): Promise<AppFile | null> {
  const names = await readdir(folder()).catch(() => [])
  const packages = await Promise.all(
    names
      .filter((name) => /^[\w.-]+\.apk$/.test(name))
      .map(async (name) => ({
        path: join(folder(), name),
        ...fileFacts(await stat(join(folder(), name))),
      }))
  )
  const [newest] = packages.sort((one, other) => other.at - one.at)
  return newest ? { path: newest.path, size: newest.size } : null
}

/** How often the package was fetched. */
export async function appDownloads(): Promise<number> {
  const row = await db.from('params').where('name', counter).select('value').first()
  return Number(row?.value ?? 0)
}

/** One more; counted by the database, so that two at once are two. */
export async function countAppDownload(): Promise<void> {
  const at = toStored(now())
  const counted = await db
    .from('params')
    .where('name', counter)
    .update({ value: db.raw('value + 1'), updated_at: at })
  if (Number(counted) > 0) return
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
