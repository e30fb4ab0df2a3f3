/**
 * Loaded first by every entry point: time zone, data folder and keys. Outside production, missing keys are
 * generated once and kept in DATA_DIR beside the data they protect.
 */
import './guard.js'
import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Settings } from 'luxon'
import { EnvLoader, EnvParser } from '@adonisjs/core/env'
import { ossAddress } from '../drivers/storage/oss_address.js'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
const keyNames = ['APP_KEY', 'PII_KEY', 'INDEX_KEY', 'QR_KEY', 'INTERNAL_KEY'] as const

async function readDotEnv() {
  for (const { contents } of await new EnvLoader(new URL('../../', import.meta.url)).load()) {
    const values = await new EnvParser(contents, new URL('../../', import.meta.url)).parse()
    for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  }
}

/** Relative folders count from the project root. */
function dataFolder() {
  const wanted = process.env.DATA_DIR || 'data'
  return isAbsolute(wanted) ? wanted : resolve(projectRoot, wanted)
}

function fillMissingKeys(folder: string) {
  if (process.env.NODE_ENV === 'production' || keyNames.every((name) => process.env[name])) return

  const file = join(folder, 'secrets.json')
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const name of keyNames) kept[name] ??= randomBytes(32).toString('base64url')

  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 })
  for (const name of keyNames) process.env[name] ??= kept[name]
}

/** Content policies must allow the chosen store. */
function nameStorageHosts() {
  if (process.env.STORAGE_DRIVER !== 'aliyun') return
  process.env.CSP_STORAGE_HOSTS ||= ossAddress(process.env) ?? ''
}

await readDotEnv()
process.env.TZ = 'UTC'
Settings.defaultZone = 'utc'
process.env.NODE_ENV ??= 'development'
process.env.PORT ??= '3000'
process.env.HOST ??= '127.0.0.1'
process.env.DATA_DIR = dataFolder()
fillMissingKeys(process.env.DATA_DIR)
nameStorageHosts()
