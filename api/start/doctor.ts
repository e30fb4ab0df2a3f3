import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { embeddedDatabase } from '#core/connections/embedded_database'
import { restoreAdvice } from '#core/doctor/database'
import { pass, fail, type CheckResult } from '#core/doctor/check_result'
import { checkFolder } from '#core/doctor/machine'
import { checkRedis } from '#core/doctor/redis'
import { examineDatabase } from '#core/doctor/read_database'
import { checkSettings } from '#core/doctor/settings'
import { connectionOf } from '#core/redis/redis'

/** Runs all checks: if possible, one error does not hide others. */
export async function examine(app: ApplicationService): Promise<CheckResult[]> {
  const findings = [...checkSettings(process.env), await checkFolder(process.env.DATA_DIR ?? '')]
  try {
    if (!app.isBooted) await app.boot()
  } catch (error) {
    const result = `the product does not start: ${messageOf(error)}`
    return [...findings, fail('start', result, 'Mend it; drivers and database were not looked at.')]
  }
  const [drivers, redis] = [await examineDrivers(app), await examineRedis(app)]
  return [...findings, ...drivers, ...(await examineBankAccount()), ...redis, ...(await examineData(app))]
}

/** A driver reads its settings when it is constructed. */
async function examineDrivers(app: ApplicationService): Promise<CheckResult[]> {
  const { contracts } = await import('#start/driver_contracts')
  const findings: CheckResult[] = []
  for (const [name, contract] of Object.entries(contracts)) {
    try {
      await app.container.make(contract as never)
    } catch (error) {
      findings.push(fail('drivers', `${name}: ${messageOf(error)}`, 'See docs/drivers.md.'))
    }
  }
  return findings.length ? findings : [pass('drivers', 'all drivers have their settings')]
}

/** Its faults fail the start. */
async function examineBankAccount(): Promise<CheckResult[]> {
  const { formerWallets, offeredWallets } = await import('#config/drivers')
  if (![...offeredWallets, ...formerWallets].includes('bank')) return []
  const { checkBankAccount } = await import('#commerce/bank_transfers/check_bank_account')
  return checkBankAccount()
}

const redisAnswersWithinMs = 2_000

async function examineRedis(app: ApplicationService): Promise<CheckResult[]> {
  if (!process.env.REDIS_URL) return []
  const redis = connectionOf(await app.container.make('redis'), 'main')
  const until = Date.now() + redisAnswersWithinMs
  while (redis.status !== 'ready' && Date.now() < until) await pause(50)
  const why = (error: unknown) => ({ failure: messageOf(redis.lastError ?? error) })
  return checkRedis(await redis.info().then((info) => ({ info }), why))
}

async function examineData(app: ApplicationService): Promise<CheckResult[]> {
  const db = await app.container.make('lucid.db')
  try {
    const findings = await examineDatabase(db.connection())
    const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
    return [...findings, checkMigrations(await runner.getList())]
  } catch (error) {
    const file = embeddedDatabase(process.env)
    if (file) {
      const result = `the file ${file} cannot be read: ${messageOf(error)}`
      return [fail('database', result, restoreAdvice)]
    }
    const result = `the database does not answer: ${messageOf(error)}`
    return [fail('database', result, 'Check DB_HOST, DB_USER and DB_PASSWORD, and that it runs.')]
  }
}

function checkMigrations(list: { name: string; status: string }[]): CheckResult {
  const of = (status: string) => list.filter((one) => one.status === status)
  const [waiting, unknown] = [of('pending'), of('corrupt')]
  if (waiting.length) {
    const result = `${waiting.length} migrations wait, the first is ${waiting[0].name}`
    return fail('migrations', result, 'Run: npm run ace -- migration:run --force')
  }
  if (!unknown.length) return pass('migrations', 'all migrations have run')
  const result = `the database is newer than this version: it has ${unknown[0].name}`
  return fail('migrations', result, 'Start the version that the database was migrated with.')
}

function messageOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).replace(/\.$/, '')
}
