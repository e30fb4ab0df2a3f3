import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise'
import { findServer, startMysqlServer } from '../../../scripts/mysql_server.mjs'
import { runCommandOrFail } from '#tests/ace_command'
import { clientPath } from './backup_places.js'

const onMysql = db.connection().dialect.name === 'mysql'

const hasTools = () =>
  ['mysql', 'mysqldump', 'mysqlbinlog'].every(
    (name) => spawnSync(name, ['--version'], { env: { ...process.env, PATH: clientPath } }).status === 0
  )

const isMysql = () => findServer()!.kind === 'mysql'

/** Settings of docs/ops/group.md for a node; only MySQL supports them. */
const withGtids = () => (isMysql() ? ['--gtid-mode=ON', '--enforce-gtid-consistency=ON'] : [])
const options = [
  '--log-bin',
  '--server-id=1',
  '--binlog-format=ROW',
  '--sync-binlog=1',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--log-bin-trust-function-creators=1',
  '--innodb-buffer-pool-size=128M',
]

test.group('Point-in-time recovery', (group) => {
  group.each.skip(!onMysql || !hasTools(), 'needs a server with a binary log, and its mysqlbinlog')

  test('a binlog replay restores the audit log and sessions', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'zhuxue-point-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const [source, target] = [
      await startMysqlServer({ options: [...options, ...withGtids()] }),
      await startMysqlServer(),
    ]
    cleanup(() => source.stop())
    cleanup(() => target.stop())
    const before: Record<string, string> = {
      ...(await source.create('zhuxue')),
      PATH: clientPath,
      DATA_DIR: join(folder, 'data'),
    }
    const after: Record<string, string> = {
      ...(await target.create('zhuxue')),
      PATH: clientPath,
      DATA_DIR: join(folder, 'new'),
    }
    await runCommandOrFail(before, 'migration:run')
    await runCommandOrFail(before, 'admin:create', 'first', '第一')
    const sql = await connect(before)
    cleanup(() => sql.end())
    await sql.query(
      `insert into access_tokens (tokenable_id, type, hash, abilities, created_at, expires_at)
       select id, 'session', 'kept', '[]', now(), now() + interval 1 day from users where login_name = 'first'`
    )
    const kept = join(folder, 'kept')
    await runCommandOrFail(before, 'backup', `--to=${kept}`)
    const backup = join(kept, (await readdir(kept))[0])
    const { binaryLog } = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')).manifest

    await runCommandOrFail(before, 'admin:create', 'second', '第二')
    await sql.query('flush binary logs')
    await sql.query("update access_tokens set last_used_at = now() where hash = 'kept'")
    await runCommandOrFail(before, 'admin:create', 'third', '第三')
    const mistake = await placeOf(sql)
    await sql.query('delete from user_roles')

    await runCommandOrFail(after, 'restore', backup, '--before-replay')
    const logs = (await sql.query<RowDataPacket[]>('show binary logs'))[0].map((row) => row.Log_name)
    const [[{ place }]] = await sql.query<RowDataPacket[]>('select @@log_bin_basename as place')
    const files = logs.slice(logs.indexOf(binaryLog.file), logs.indexOf(mistake.file) + 1)
    assert.lengthOf(files, 2)
    const replayed = spawnSync(
      'sh',
      [
        '-c',
        `mysqlbinlog ${isMysql() ? '--skip-gtids ' : ''}--database=zhuxue --start-position=${binaryLog.position} --stop-position=${mistake.position} "$0" "$1" |
         mysql --protocol=tcp -h 127.0.0.1 -P ${after.DB_PORT} -u root`,
        ...files.map((name) => join(dirname(String(place)), name)),
      ],
      { encoding: 'utf8', env: { ...process.env, PATH: clientPath } }
    )
    assert.equal(replayed.status, 0, replayed.stderr)
    assert.notInclude(replayed.stderr, 'ERROR')
    assert.include(await runCommandOrFail(after, 'restore', backup, '--after-replay'), '1 sessions were ended')

    const restored = await connect(after)
    cleanup(() => restored.end())
    const [roles] = await restored.query<RowDataPacket[]>(
      'select login_name from users join user_roles on user_id = users.id order by users.id'
    )
    assert.deepEqual(
      roles.map((row) => row.login_name),
      ['first', 'second', 'third']
    )
    await runCommandOrFail(after, 'audit:verify')
  }).timeout(480_000)
})

const connect = ({ DB_PORT, DB_DATABASE }: Record<string, string>): Promise<Connection> =>
  createConnection({ host: '127.0.0.1', port: Number(DB_PORT), user: 'root', database: DB_DATABASE })

/** The position of the binary log; MySQL and MariaDB use different statements. */
async function placeOf(sql: Connection): Promise<{ file: string; position: number }> {
  const ask = async (what: string) => (await sql.query<RowDataPacket[]>(`show ${what}`))[0][0]
  const row = await ask('binary log status').catch(() => ask('master status'))
  return { file: row.File, position: Number(row.Position) }
}
