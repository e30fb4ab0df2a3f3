import { test } from '@japa/runner'
import { password, createUser, type CreatedUser } from '#tests/factories/accounts'
import testUtils from '@adonisjs/core/services/test_utils'
import { ServerProcess } from './server_process.js'

test.group('Orderly shutdown', (group) => {
  group.each.setup(async () => {
    await testUtils.db().truncate()
    return testUtils.db().truncate()
  })

  test('running requests are answered and the exit code is 0', async ({ assert, cleanup }) => {
    const people = [await createUser(), await createUser()]
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    await server.start()
    const signIn = ({ user }: CreatedUser) =>
      fetch(`${server.url}/api/security/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginName: user.loginName, passwd: password, loginType: 'password' }),
      })

    // Two passwords are hashed at a time, so the others are in progress when the first response arrives. A user may
    // have five attempts in progress.
    const calls = Array.from({ length: 8 }, (_, at) => signIn(people[at % 2]))
    const answers = Promise.all(calls)
    await Promise.race(calls)
    // Requests that have not arrived may be rejected. Each answered request is a turn of both event loops, in which
    // connections are created, written, accepted and read.
    for (let turn = 0; turn < 5; turn++) await server.isReady()
    const code = server.end()

    assert.deepEqual(
      (await answers).map(({ status }) => status),
      Array.from({ length: 8 }, () => 200)
    )
    assert.equal(await code, 0)
    await assert.rejects(() => signIn(people[0]))
  })
})
