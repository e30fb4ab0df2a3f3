import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startMysqlServer } from '../../../scripts/mysql_server.mjs'
import { runCommandOrFail } from '#tests/ace_command'
import { repeatCount } from '#tests/repeat'
import { brokenInvariants } from '#tests/invariants'
import { AckLog, expireOrders, waitForSomeAcks } from './ack_log.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(3, 20)
const presses = 8
const recoversWithinMs = 60_000

const onMysql = db.connection().dialect.name === 'mysql'

/** A separate database server with the demo data, so a kill does not affect other tests. */
async function killableDatabase() {
  const mysql = await startMysqlServer()
  const settings = await mysql.create('zhuxue_doomed')
  const server = await ServerProcess.prepare(settings)
  await runCommandOrFail({ ...settings, DATA_DIR: server.directory }, 'prepare')
  db.manager.add('doomed', {
    client: 'mysql2',
    connection: {
      host: settings.DB_HOST,
      port: Number(settings.DB_PORT),
      user: settings.DB_USER,
      password: settings.DB_PASSWORD,
      database: settings.DB_DATABASE,
      dateStrings: true,
    },
  })
  return { mysql, server }
}

async function signIn(url: string): Promise<string[]> {
  const { people } = (await (await fetch(`${url}/local/people`)).json()) as {
    people: { role: string; idCard: string; passwd: string }[]
  }
  const learners = people.filter(({ role, idCard }) => role === 'user' && idCard)
  return Promise.all(
    learners.map(async ({ idCard, passwd }) => {
      const answer = await fetch(`${url}/api/security/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginName: idCard, passwd, loginType: 'idCard' }),
      })
      return answer.headers.get('authorization')!
    })
  )
}

test.group('kill -9 of the database during checkouts', () => {
  test('no acknowledged order is lost, and the server recovers', async ({ assert, cleanup }) => {
    const { mysql, server } = await killableDatabase()
    cleanup(async () => {
      await server.dispose()
      await db.manager.release('doomed')
      await mysql.stop()
    })
    await server.start()
    const tokens = await signIn(server.url)
    const crowd = Array.from({ length: presses }, (_, at) => tokens[at % tokens.length])
    const { id: courseId } = await db
      .connection('doomed')
      .from('courses')
      .where({ course_status: 'published', course_type: 1 })
      .where('price_fen', '>', 0)
      .whereNotIn('id', db.connection('doomed').from('course_models').select('course_id'))
      .select('id')
      .firstOrFail()
    const before = await orders()
    const ackLog = new AckLog(server.url, [{ courseId, courseCount: 1 }])
    await expireOrders(db.connection('doomed'))

    for (let round = 1; round <= kills; round++) {
      const pressing = ackLog.press(crowd)
      await waitForSomeAcks(ackLog, presses)
      await mysql.kill()
      await pressing
      assert.equal((await fetch(`${server.url}/api/public/courses`)).status, 503)
      assert.equal((await fetch(`${server.url}/health/live`)).status, 200)
      const result = [...ackLog.acknowledged]

      await mysql.start()
      await ready(server)
      await ackLog.retryUnanswered()
      for (const entry of result.slice(-presses)) {
        assert.equal(await ackLog.repeat(entry), entry.orderId)
      }
      assert.equal((await orders()) - before, round * presses)
      assert.lengthOf(ackLog.acknowledged, round * presses)
      assert.deepEqual(await brokenInvariants(db.connection('doomed')), [])
      await expireOrders(db.connection('doomed'))
    }
  })
    .timeout(repeatCount(480_000, 900_000))
    .skip(!onMysql, 'an embedded database dies with its process')

  async function orders(): Promise<number> {
    const [{ count }] = await db.connection('doomed').from('orders').count('* as count')
    return Number(count)
  }

  async function ready(server: ServerProcess): Promise<void> {
    const giveUpAt = Date.now() + recoversWithinMs
    while (!(await server.isReady())) {
      if (Date.now() > giveUpAt) throw new Error('the server did not reconnect to its database')
      await pause(100)
    }
  }
})
