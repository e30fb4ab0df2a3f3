import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { checkFile, checkServer, type ServerInfo } from '#core/doctor/database'
import type { CheckResult, Level } from '#core/doctor/check_result'
import { checkClock, checkDisk, checkFolder } from '#core/doctor/machine'
import { checkRedis, type RedisInfo } from '#core/doctor/redis'
import { checkSettings } from '#core/doctor/settings'
import { keyNames } from '#start/keys'

const MB = 1024 * 1024

const sound = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://academy.example.com',
  TRUST_PROXY: '172.30.0.10',
  AUDIT_ANCHORS: '/mnt/anchors',
  ...Object.fromEntries(keyNames.map((name) => [name, randomBytes(32).toString('base64')])),
})

const server = (changed: Partial<ServerInfo> & { set?: Record<string, string> }): ServerInfo => ({
  knowsZones: true,
  otherTables: [],
  ...changed,
  variables: {
    version: '9.7.4',
    sql_mode: 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES',
    transaction_isolation: 'REPEATABLE-READ',
    collation_database: 'utf8mb4_bin',
    innodb_flush_log_at_trx_commit: '1',
    sync_binlog: '1',
    log_bin: 'ON',
    ...changed.set,
  },
})

const faults = (findings: CheckResult[]) => findings.filter(({ level }) => level !== 'fine')
const says = (findings: CheckResult[]) => faults(findings).map(({ result: text }) => text)

test.group('Doctor', () => {
  test('valid settings pass all checks', ({ assert }) => {
    assert.deepEqual(faults(checkSettings(sound())), [])
    assert.deepEqual(faults(checkServer(server({}))), [])
    const maria = { version: '10.11.14-MariaDB', transaction_isolation: 'REPEATABLE-READ' }
    assert.deepEqual(faults(checkServer(server({ set: maria }))), [])
  })

  test('an error in the settings is reported')
    .with<{ set: Record<string, string | undefined>; about: string; level: Level }[]>([
      { set: { APP_KEY: 'short' }, about: 'keys', level: 'wrong' },
      { set: { QR_KEY: undefined }, about: 'keys', level: 'wrong' },
      { set: { PUBLIC_URL: undefined }, about: 'address', level: 'wrong' },
      { set: { PUBLIC_URL: 'http://localhost:3000' }, about: 'address', level: 'wrong' },
      { set: { PUBLIC_URL: 'http://a.example' }, about: 'address', level: 'doubtful' },
      { set: { TRUST_PROXY: undefined }, about: 'proxy', level: 'wrong' },
      { set: { TRUST_PROXY: 'caddy' }, about: 'proxy', level: 'wrong' },
      { set: { RATE_LIMITS: 'off' }, about: 'limits', level: 'wrong' },
      { set: { PROOFS: 'off' }, about: 'limits', level: 'wrong' },
      { set: { ALLOW_LOCAL_DRIVERS: 'true' }, about: 'drivers', level: 'doubtful' },
      { set: { SERVE: 'api' }, about: 'cache', level: 'doubtful' },
      { set: { REDIS_URL: 'b:6379' }, about: 'redis', level: 'wrong' },
      { set: { REDIS_URL: 'redis://b:6379' }, about: 'redis', level: 'doubtful' },
      { set: { AUDIT_ANCHORS: '' }, about: 'audit log', level: 'doubtful' },
    ])
    .run(({ assert }, { set, about, level }) => {
      const [failure, ...rest] = faults(checkSettings({ ...sound(), ...set }))
      assert.equal(failure?.about, about)
      assert.equal(failure?.level, level)
      assert.isNotEmpty(failure?.advice)
      assert.deepEqual(rest, [])
    })

  test('an error of Redis is reported')
    .with<{ facts: RedisInfo; level: Level }[]>([
      { facts: { failure: 'connect ECONNREFUSED' }, level: 'wrong' },
      { facts: { info: 'maxmemory:0\r\nmaxmemory_policy:noeviction\r\n' }, level: 'doubtful' },
      { facts: { info: 'maxmemory:9\r\nmaxmemory_policy:noeviction\r\n' }, level: 'doubtful' },
      { facts: { info: 'maxmemory:9\r\nmaxmemory_policy:allkeys-lru\r\n' }, level: 'doubtful' },
    ])
    .run(({ assert }, { facts, level }) => {
      const [failure, ...rest] = faults(checkRedis(facts))
      assert.equal(failure?.level, level)
      assert.isNotEmpty(failure?.advice)
      assert.deepEqual(rest, [])
    })

  test('a bounded Redis passes all checks', ({ assert }) => {
    const info = 'redis_version:7.0.15\r\nmaxmemory:9\r\nmaxmemory_policy:volatile-ttl\r\n'
    assert.deepEqual(faults(checkRedis({ info })), [])
    assert.match(checkRedis({ info })[0].result, /7\.0\.15/)
  })

  test('keys are never printed', ({ assert }) => {
    const env = { ...sound(), APP_KEY: 'a'.repeat(40) }
    const text = JSON.stringify(checkSettings(env))
    for (const name of keyNames) assert.notInclude(text, String(Reflect.get(env, name)))
  })

  test('an error of the database server is reported')
    .with<{ facts: Parameters<typeof server>[0]; about: string; level: Level }[]>([
      { facts: { set: { version: '5.7.44' } }, about: 'database', level: 'wrong' },
      { facts: { set: { version: '10.5.1-MariaDB' } }, about: 'database', level: 'wrong' },
      { facts: { set: { sql_mode: '' } }, about: 'sql_mode', level: 'wrong' },
      { facts: { set: { sql_mode: 'STRICT_ALL_TABLES,ANSI_QUOTES' } }, about: 'sql_mode', level: 'wrong' },
      { facts: { set: { transaction_isolation: 'READ-UNCOMMITTED' } }, about: 'isolation', level: 'wrong' },
      { facts: { set: { collation_database: 'utf8mb4_general_ci' } }, about: 'collation', level: 'wrong' },
      { facts: { otherTables: ['orders'] }, about: 'collation', level: 'wrong' },
      { facts: { knowsZones: false }, about: 'time zones', level: 'doubtful' },
      { facts: { set: { sync_binlog: '0' } }, about: 'durability', level: 'doubtful' },
      { facts: { set: { innodb_flush_log_at_trx_commit: '2' } }, about: 'durability', level: 'doubtful' },
    ])
    .run(({ assert }, { facts, about, level }) => {
      const [failure, ...rest] = faults(checkServer(server(facts)))
      assert.equal(failure?.about, about)
      assert.equal(failure?.level, level)
      assert.deepEqual(rest, [])
    })

  test('an error of the database file is reported', ({ assert }) => {
    const good = { damages: [], version: '3.54.1', journalMode: 'wal', foreignKeys: true }
    assert.deepEqual(faults(checkFile(good)), [])
    assert.match(says(checkFile({ ...good, journalMode: 'delete' }))[0], /journal_mode is delete/)
    assert.match(says(checkFile({ ...good, foreignKeys: false }))[0], /not checked/)
    const damages = ['Tree 7 page 9: btreeInitPage() returns error code 11']
    assert.match(says(checkFile({ ...good, damages }))[0], /damaged: Tree 7/)
  })

  test('free disk space and the data folder are checked', async ({ assert, cleanup }) => {
    assert.equal(checkDisk(100 * MB, 100_000 * MB).level, 'wrong')
    assert.equal(checkDisk(5_000 * MB, 100_000 * MB).level, 'doubtful')
    assert.equal(checkDisk(50_000 * MB, 100_000 * MB).level, 'fine')
    const folder = mkdtempSync(join(tmpdir(), 'zhuxue-doctor-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    assert.include((await checkFolder(folder)).result, 'MB are free')
    assert.include((await checkFolder(join(folder, 'missing'))).result, 'cannot be written')
  })

  test('the direction of clock drift is reported', ({ assert }) => {
    assert.equal(checkClock(10_500, 10_000, 11_000).level, 'fine')
    assert.equal(checkClock(12_900, 10_000, 11_000).level, 'fine')
    assert.include(checkClock(20_000, 10_000, 11_000).result, '9.0 s ahead')
    assert.include(checkClock(1_000, 10_000, 11_000).result, '9.0 s behind')
  })
})
