import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkBackup } from '#core/backups/check_backup'
import { readManifest, writeManifest, type Manifest } from '#core/backups/manifest'
import { verifyRestore } from '#core/backups/verify_restore'
import { BackupPlaces } from './backup_places.js'

const lost = 'uploads/handout/202611/1/lost.pdf'
const changed = 'uploads/handout/202611/1/changed.pdf'
const otherKey = 'another-key-of-another-installation-0123456789'

const manifestOf = (copy: string) => join(copy, 'manifest.json')

async function rewrite(copy: string, from: string, to: string): Promise<void> {
  const text = await readFile(manifestOf(copy), 'utf8')
  await writeFile(manifestOf(copy), text.replace(from, to))
}

/** Signs the manifest again, as a release with this single difference would. */
async function signAgain(copy: string, facts: Partial<Manifest>): Promise<void> {
  const manifest = await readManifest(copy)
  await rm(manifestOf(copy))
  await writeManifest(copy, { ...manifest, ...facts })
}

test.group('Errors of restore', (group) => {
  let places: BackupPlaces
  let folder: string

  group.setup(async () => {
    await testUtils.db().truncate()
    places = await BackupPlaces.prepare()
    await mkdir(join(places.server.directory, lost, '..'), { recursive: true })
    for (const file of [lost, changed]) {
      await writeFile(join(places.server.directory, file), '%PDF-1.7')
    }
    const { code, text } = await places.backup()
    if (code !== 0) throw new Error(text)
    const [name] = await readdir(join(places.folder, 'kept'))
    folder = join(places.folder, 'kept', name)
    return () => places.dispose()
  })

  /** A damaged copy of the backup. */
  async function harmed(harm: (copy: string) => Promise<unknown>): Promise<string> {
    const copy = join(places.folder, 'harmed')
    await rm(copy, { recursive: true, force: true })
    await cp(folder, copy, { recursive: true })
    await harm(copy)
    return copy
  }

  const databaseFile = async () => (await readdir(folder)).find((name) => /sqlite|sql/.test(name))!
  const isMysql = db.connection().dialect.name === 'mysql'

  async function nothingWritten(assert: Assert): Promise<void> {
    assert.isFalse(existsSync(join(places.target.DATA_DIR, 'uploads')))
    if (!isMysql) return assert.isFalse(existsSync(places.target.SQLITE_FILE))
    assert.deepEqual(await places.look((client) => client.getAllTables()), [])
  }

  test('damaged and missing files are reported and nothing is written', async ({ assert }) => {
    const database = await databaseFile()
    const copy = await harmed(async (at) => {
      await appendFile(join(at, database), 'x')
      await rm(join(at, 'files', lost))
      await writeFile(join(at, 'files', changed), '%PDF-9.9')
    })

    const { code, text } = await places.restore(copy)
    assert.equal(code, 1, text)
    assert.include(text, `${database} is damaged`)
    assert.include(text, `files/${lost} is missing`)
    assert.include(text, `files/${changed} is damaged`)
    await nothingWritten(assert)
  })

  test('different keys are reported and nothing is written', async ({ assert }) => {
    const { code, text } = await places.restore(folder, { APP_KEY: `${otherKey}-app`, QR_KEY: `${otherKey}-qr` })
    assert.equal(code, 1, text)
    assert.include(text, 'other keys: APP_KEY, QR_KEY.')
    await nothingWritten(assert)
  })

  test('a target in use is rejected unless it may be overwritten', async ({ assert }) => {
    const mine = join(places.target.DATA_DIR, 'uploads', 'image')
    await mkdir(mine, { recursive: true })
    await writeFile(join(mine, 'mine.png'), 'mine')
    await places.look((client) => client.rawQuery('create table users (mine int)'))
    const refused = await places.restore(folder)
    assert.equal(refused.code, 1, refused.text)
    assert.include(refused.text, 'the place is not empty')
    assert.include(refused.text, join(places.target.DATA_DIR, 'uploads'))

    const withoutFile = await harmed((copy) => rm(join(copy, 'files', lost)))
    const forced = await places.restore(withoutFile, {}, '--force-free', '--without-files')
    assert.equal(forced.code, 0, forced.text)
    const aside = (await readdir(places.target.DATA_DIR)).find((name) => name.startsWith('before'))!
    const put = join(places.target.DATA_DIR, aside, 'uploads', 'image', 'mine.png')
    assert.equal(await readFile(put, 'utf8'), 'mine')
    await places.look((client) => client.from('users').select('login_name'))
  }).timeout(120_000)

  for (const [name, sentence, harm] of [
    ['a shortened list', /files.jsonl is damaged/, (at) => writeFile(join(at, 'files.jsonl'), '')],
    ['a changed manifest', /was changed after/, (at) => rewrite(at, '"bytes": ', '"bytes": 1')],
    ['a truncated manifest', /cannot be read/, (at) => rewrite(at, '"manifest"', '')],
    ['an unfinished backup', /no finished backup/, (at) => rm(manifestOf(at))],
    [
      'a backup of another engine',
      /DB_CONNECTION leads to/,
      (at) => signAgain(at, { engine: isMysql ? 'sqlite' : 'mysql' }),
    ],
    [
      'a backup of a newer release',
      /newer release: .*99991231_later/,
      (at) => signAgain(at, { migrations: ['../database/migrations/99991231_later'] }),
    ],
  ] as [string, RegExp, (copy: string) => Promise<unknown>][]) {
    test(`${name} is rejected`, async ({ assert }) => {
      const copy = await harmed(harm)
      await assert.rejects(() => checkBackup(copy, { outside: null, withoutFiles: false }), sentence)
    })
  }

  test('a missing database client is reported', async ({ assert }) => {
    await places.look((client) => client.rawQuery('create table mine (id int)'))
    const { code, text } = await places.restore(folder, { PATH: places.folder }, '--force-free')
    assert.equal(code, 1, text)
    assert.include(text, 'there is no mysql or mariadb of')
    assert.include(await places.look((client) => client.getAllTables()), 'mine')
  }).skip(!isMysql, 'SQLite needs none')

  test('a lost row or a lost audit entry is reported', async ({ assert }) => {
    const manifest = await readManifest(folder)
    const users = manifest.tables.users
    manifest.tables.users = users + 1
    manifest.audit = { lastId: 7, lastHash: 'f'.repeat(64) }

    // Written after the backup: when the last one succeeded.
    delete manifest.tables.job_last_runs
    const { errors } = await verifyRestore(app, manifest)
    assert.deepEqual(errors, [
      `users has ${users} rows, ${users + 1} were kept`,
      'the audit log is broken at entry 0 (anchor)',
    ])
  })
})
