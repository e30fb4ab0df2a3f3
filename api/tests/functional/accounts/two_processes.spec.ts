import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { password, person, type MadePerson } from '#tests/factories/accounts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The API alone, in a process of its own, on the database and with the keys of this run. */
async function startApi(children: ChildProcess[]): Promise<string> {
  const port = await freePort()
  children.push(
    spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), SERVE: 'api', WORKER: 'off' },
    })
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false
      )
    )
      return url
    await pause(100)
  }
  throw new Error('the API did not start')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

test.group('Two processes of the API', (group) => {
  const children: ChildProcess[] = []
  let urls: string[]

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    urls = await Promise.all([startApi(children), startApi(children)])
    return async () => {
      await Promise.all(children.map(stop))
      await empty()
    }
  })

  const look = async (token: string) =>
    Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(`${url}/api/user/profile`, {
          headers: { authorization: token },
        })
        return answer.status === 200
          ? 200
          : `${answer.status} ${((await answer.json()) as { msg: string }).msg}`
      })
    )

  const send = (url: string, method: string, path: string, token: string, body: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const deaths: Record<string, (learner: MadePerson, admin: MadePerson) => Promise<unknown>> = {
    'the person leaves': ({ token }) => send(urls[0], 'POST', '/api/security/logout', token, {}),
    'the role changes': ({ user }, admin) =>
      send(urls[0], 'PUT', `/api/admin/users/${user.id}`, admin.token, { userRole: ['auditor'] }),
    'the account is closed': ({ user }, admin) =>
      send(urls[0], 'PUT', `/api/admin/users/${user.id}`, admin.token, { disabled: true }),
    'the account is deleted': ({ user }, admin) =>
      send(urls[0], 'DELETE', `/api/admin/users/${user.id}`, admin.token, {}),
    'the password changes elsewhere': async ({ user }) => {
      const entry = await send(urls[1], 'POST', '/api/security/login', '', {
        loginName: user.loginName,
        passwd: password,
        loginType: 'password',
      })
      const other = entry.headers.get('authorization')!
      const change = { currentPassword: password, newPassword: 'another open window' }
      return send(urls[0], 'POST', '/api/user/profile', other, change)
    },
  }

  test('both end a session when {$self}')
    .with(Object.keys(deaths))
    .run(async ({ assert }, death) => {
      const [learner, admin] = [await person(), await person(Role.Admin)]
      assert.deepEqual(await look(learner.token), [200, 200])

      await deaths[death](learner, admin)

      const dead = '403 token expired'
      assert.deepEqual(await look(learner.token), [dead, dead])
    })
})
