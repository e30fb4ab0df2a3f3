import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { password, createUser } from '#tests/factories/accounts'
import { findPiiIn, piiCanaries } from '#tests/pii_canaries'

const file = process.env.LOG_FILE!

/** The log is written in order by a worker thread: once the marker is in the file, everything before it is too. */
async function wholeLog(): Promise<string> {
  const mark = `mark ${Math.random()}`
  logger.info(mark)
  for (let tries = 0; tries < 2_000; tries++) {
    const log = await readFile(file, 'utf8').catch(() => '')
    if (log.includes(mark)) return log
    await pause(25)
  }
  throw new Error(`the log does not arrive in ${file}`)
}

/** Runs last, so the log covers all tests of this process (docs/threats.md T66). */
test.group('Log of a whole run', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the log contains no number, name, password or token', async ({ assert }) => {
    await createUser()

    const log = await wholeLog()

    assert.isAbove(piiCanaries.size, 3)
    assert.deepEqual(findPiiIn(log), [])
  })

  test('the log has the statement of a failing query without values', async ({ assert }) => {
    const { user, idCard } = await createUser()
    const row = { login_name: user.loginName, user_name: '机密姓名', avatar_url: '机密路9号' }
    const failing = db.table('users').insert({ ...row, telephone: user.telephone, nowhere: idCard })
    const double = async () => {
      const [{ id, ...same }] = await db.from('users').where('id', user.id)
      await db.table('users').insert(same)
    }
    for (const work of [() => failing, double]) {
      await work().then(
        () => assert.fail('it should fail'),
        (error: Error) => logger.error({ err: error }, 'a query failed')
      )
    }

    const log = await wholeLog()

    assert.include(log, 'a query failed')
    assert.match(log, /insert into `users`/)
    for (const value of ['机密姓名', '机密路9号', user.loginName, idCard]) {
      assert.notInclude(log, value)
    }
  })

  test('seeded personal data would be detected, numbers are masked', async ({ assert }) => {
    const { user, idCard, token } = await createUser()
    const words = `wrong: ${user.telephone} ${idCard}`
    logger.warn({ note: words, order: '20260101138001380001' }, words)

    const log = await wholeLog()

    assert.include(log, `${user.telephone!.slice(0, 3)}****`)
    assert.include(log, '20260101138001380001')
    assert.notInclude(log, user.telephone!)
    assert.sameMembers(findPiiIn(`${log}\n${token} ${password} ${idCard}`), [
      token.replace('Bearer ', ''),
      password,
      idCard,
    ])
  })
})
