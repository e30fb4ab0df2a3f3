/**
 * Loaded first by every entry point: time zone, data folder and keys. Outside production, missing keys are
 * generated once and stored in DATA_DIR next to the data they protect.
 */
import { inProject, projectRoot } from '../app/core/process/project_root.js'
import './guard.js'
import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Settings } from 'luxon'
import { EnvLoader, EnvParser } from '@adonisjs/core/env'
import { ossAddress } from '../drivers/storage/oss_address.js'
import { folderError } from '../server/start_error.js'
import { exitWithMessage } from './reject_start.js'
import { keyNames } from '../start/keys.js'

/** Created before modes were set, or restored from a backup. */
const privateOnes = [
  ['zhuxue.sqlite', 0o600],
  ['zhuxue.sqlite-wal', 0o600],
  ['zhuxue.sqlite-shm', 0o600],
  ['secrets.json', 0o600],
  ...['uploads', 'videos', 'pictures', 'sms', 'face', 'wallet', 'anchors'].map((name) => [name, 0o700] as const),
] as const

async function readDotEnv() {
  for (const { contents } of await new EnvLoader(projectRoot).load()) {
    const values = await new EnvParser(contents, projectRoot).parse()
    for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  }
}

/** Relative folders are resolved from the project root. */
function dataFolder() {
  const configured = process.env.DATA_DIR || 'data'
  return inProject(configured)
}

/** Files created here are readable only by this OS user: they contain ID numbers and keys (docs/threats.md S28). */
function makePrivate(folder: string) {
  process.umask(0o077)
  for (const [name, mode] of privateOnes) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    try {
      chmodSync(path, mode)
    } catch (error) {
      console.error(`${path} may be read by others: ${(error as Error).message}`)
    }
  }
}

function fillMissingKeys(folder: string) {
  if (process.env.NODE_ENV === 'production' || keyNames.every((name) => process.env[name])) return

  const file = join(folder, 'secrets.json')
  const storedKeys = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const name of keyNames) storedKeys[name] ??= randomBytes(32).toString('base64url')

  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(storedKeys, null, 2), { mode: 0o600 })
  for (const name of keyNames) process.env[name] ??= storedKeys[name]
}

/** The profile page loads the script of the face vendor; what that calls may be added to the setting. */
function nameFaceHosts() {
  if (process.env.FACE_DRIVER === 'aliyun') process.env.CSP_FACE_HOSTS ||= 'https://o.alicdn.com'
}

/** Content policies must allow the chosen store. */
function nameStorageHosts() {
  if (process.env.STORAGE_DRIVER !== 'aliyun') return
  process.env.CSP_STORAGE_HOSTS ||= ossAddress(process.env) ?? ''
}

// Otherwise a library that is loaded while `.env` is read runs programs to find them, at each start.
process.env.COLUMNS ??= '80'
process.env.LINES ??= '24'
await readDotEnv()
process.env.TZ = 'UTC'
Settings.defaultZone = 'utc'
process.env.NODE_ENV ??= 'development'
process.env.PORT ??= '3000'
process.env.HOST ??= '127.0.0.1'
process.env.DATA_DIR = dataFolder()
makePrivate(process.env.DATA_DIR)
try {
  fillMissingKeys(process.env.DATA_DIR)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  exitWithMessage(folderError(process.env.DATA_DIR, code ?? message))
}
nameFaceHosts()
nameStorageHosts()
