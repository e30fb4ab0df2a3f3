import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { runCommandOrFail } from '#tests/ace_command'
import { startMysqlServer } from '../../../scripts/mysql_server.mjs'
import { signInStaff } from './staff.js'
import { ServerProcess } from './server_process.js'

const onMysql = db.connection().dialect.name === 'mysql'
const account = { DB_USER: 'zhuxue_app', DB_PASSWORD: 'app-password' }

test.group('Restricted database account', () => {
  test('the restricted account serves requests but cannot change tables or entries', async ({ assert, cleanup }) => {
    const mysql = await startMysqlServer()
    const owner = await mysql.create('zhuxue_granted')
    const server = await ServerProcess.prepare({ ...owner, ...account })
    cleanup(async () => {
      await server.dispose()
      await db.manager.release('owner')
      await db.manager.release('restricted')
      await mysql.stop()
    })
    await runCommandOrFail({ ...owner, DATA_DIR: server.directory }, 'prepare')
    const asOwner = connect('owner', owner)
    // Created like the MySQL image does it: with all privileges.
    await asOwner.rawQuery(`create user 'zhuxue_app'@'%' identified by '${account.DB_PASSWORD}'`)
    await asOwner.rawQuery("grant all on zhuxue_granted.* to 'zhuxue_app'@'%'")
    for (let run = 0; run < 2; run++) {
      await runCommandOrFail({ ...owner, DATA_DIR: server.directory }, 'database:grant', 'zhuxue_app')
    }

    const asApp = connect('restricted', { ...owner, ...account })
    for (const forbidden of [
      "update audit_logs set reason = 'x'",
      'delete from audit_logs',
      'truncate table audit_logs',
      'drop table audit_logs',
      'create table extra (id int)',
      'alter table users add column extra int',
      'delete from adonis_schema',
      "create user 'x'@'%'",
    ]) {
      await assert.rejects(() => asApp.rawQuery(forbidden), /denied/)
    }

    await server.start()
    const admin = await signInStaff(server.url, 'admin')
    const before = await entries()
    const call = (path: string, body: unknown) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'authorization': admin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { users } = (await (
      await fetch(`${server.url}/api/admin/users-for-page`, { headers: { authorization: admin } })
    ).json()) as { users: { userId: number }[] }
    const reveal = await call(`/api/admin/users/${users[0].userId}/reveal`, { field: 'telephone', reason: '核对客户' })
    assert.equal(((await reveal.json()) as { code: string }).code, '200')
    assert.isAbove(await entries(), before)

    async function entries(): Promise<number> {
      const [{ count }] = await asOwner.from('audit_logs').count('* as count')
      return Number(count)
    }
  })
    .timeout(180_000)
    .skip(!onMysql, 'an embedded database has no accounts')
})

function connect(name: string, settings: Record<string, string>) {
  db.manager.add(name, {
    client: 'mysql2',
    connection: {
      host: settings.DB_HOST,
      port: Number(settings.DB_PORT),
      user: settings.DB_USER,
      password: settings.DB_PASSWORD,
      database: settings.DB_DATABASE,
    },
  })
  return db.connection(name)
}
