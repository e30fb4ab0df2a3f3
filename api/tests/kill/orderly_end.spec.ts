import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { password, person } from '#tests/factories/accounts'
import testUtils from '@adonisjs/core/services/test_utils'
import { ServerProcess } from './server_process.js'

test.group('Ending in order', (group) => {
  group.each.setup(async () => {
    await testUtils.db().truncate()
    return testUtils.db().truncate()
  })

  test('what is under way is answered, and the process leaves with 0', async ({
    assert,
    cleanup,
  }) => {
    const { user } = await person()
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    await server.start()
    const signIn = () =>
      fetch(`${server.url}/api/security/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          loginName: user.loginName,
          passwd: password,
          loginType: 'password',
        }),
      })

    // Hashing takes long enough that SIGTERM finds all of them under way.
    const answers = Promise.all(Array.from({ length: 8 }, signIn))
    await pause(60)
    const code = server.end()

    assert.deepEqual(
      (await answers).map(({ status }) => status),
      Array.from({ length: 8 }, () => 200)
    )
    assert.equal(await code, 0)
    await assert.rejects(signIn)
  })
})
