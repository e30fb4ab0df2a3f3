import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { CheckResult } from '#core/doctor/check_result'
import { examine } from '#start/doctor'
import { runCommand } from '#tests/ace_command'
import { startRedisServer } from '../../../../scripts/redis_server.mjs'

const isMysql = () => db.connection().dialect.name === 'mysql'
const wrongOnes = (findings: CheckResult[]) => findings.filter(({ level }) => level === 'wrong')

/** Runs the command in its own process, because settings are read at startup. */
async function doctor(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'zhuxue-doctor-'))
  try {
    const own = { DATA_DIR: folder, SQLITE_FILE: join(folder, 'empty.sqlite') }
    const { code, stdout } = await runCommand({ ...own, ...settings }, 'doctor', '--json')
    return { code, findings: JSON.parse(stdout) as CheckResult[] }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const about = (findings: CheckResult[], name: string) =>
  wrongOnes(findings)
    .filter((one) => one.about === name)
    .map(({ result }) => result)
    .join('\n')

test.group('Doctor command', (group) => {
  group.tap((test) => test.tags(['@slow']))
  group.setup(() => ace.boot())

  test('the test database passes all checks', async ({ assert }) => {
    const findings = await examine(app)
    assert.deepEqual(wrongOnes(findings), [])
    assert.includeMembers(
      findings.map((one) => one.about),
      isMysql() ? ['sql_mode', 'collation', 'clock', 'migrations'] : ['journal', 'migrations']
    )
  })

  test('pending and unknown migrations are reported', async ({ assert, cleanup }) => {
    const last = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    cleanup(async () => {
      await db.from('adonis_schema').where('name', 'like', '%99991231235959_later').delete()
      await db.from('adonis_schema').where('id', last.id).delete()
      await db.table('adonis_schema').insert(last)
    })
    await db.from('adonis_schema').where('id', last.id).delete()
    assert.include(about(await examine(app), 'migrations'), '1 migrations wait')
    const later = last.name.replace(/[^/]+$/, '99991231235959_later')
    await db.table('adonis_schema').multiInsert([last, { ...last, id: last.id + 1, name: later }])
    assert.include(about(await examine(app), 'migrations'), 'newer than this version')
  })

  test('a database with another collation is reported', async ({ assert, cleanup }) => {
    const [[{ name }]] = await db.rawQuery('select database() as name')
    cleanup(() => db.rawQuery(`alter database ${name} collate utf8mb4_bin`))
    await db.rawQuery(`alter database ${name} collate utf8mb4_general_ci`)
    assert.include(about(await examine(app), 'collation'), 'utf8mb4_general_ci')
  }).skip(() => !isMysql(), 'SQLite has no collation of a database')

  test('missing driver settings are reported with exit code 1', async ({ assert }) => {
    const { code, findings } = await doctor({ SMS_DRIVER: 'aliyun', STORAGE_DRIVER: 'aliyun' })
    assert.equal(code, 1)
    assert.include(about(findings, 'drivers'), 'SMS_DRIVER: ALIYUN_')
    assert.include(about(findings, 'drivers'), 'STORAGE_DRIVER: ALIYUN_')
  })

  test('the reason for a failed start is reported', async ({ assert }) => {
    const { code, findings } = await doctor({ PAYMENT_DRIVERS: 'wechat' })
    assert.equal(code, 1)
    assert.include(about(findings, 'start'), 'WECHAT_PAY_MERCHANT_ID')
  })

  test('a production with local drivers starts without payment settings', async ({ assert }) => {
    const { findings } = await doctor({ NODE_ENV: 'production', ALLOW_LOCAL_DRIVERS: 'true', PAYMENT_DRIVERS: '' })
    assert.equal(about(findings, 'start'), '')
  })

  test('an unreachable database is reported', async ({ assert }) => {
    const { code, findings } = await doctor({ DB_CONNECTION: 'mysql', DB_PORT: '1' })
    assert.equal(code, 1)
    assert.include(about(findings, 'database'), 'does not answer')
  })

  test('the state of Redis is reported', async ({ assert, cleanup }) => {
    const redis = await startRedisServer()
    cleanup(() => redis.stop())
    const there = (await doctor({ REDIS_URL: redis.url })).findings
    const of = (findings: CheckResult[]) => findings.filter((one) => one.about === 'redis')
    assert.deepEqual(
      of(there).map(({ level }) => level),
      ['fine', 'doubtful'],
      'it answers, and this one may take all memory'
    )
    await redis.stop()
    const [away] = of((await doctor({ REDIS_URL: redis.url })).findings)
    assert.equal(away.level, 'wrong')
    assert.match(away.result, /ECONNREFUSED/)
  })
})
