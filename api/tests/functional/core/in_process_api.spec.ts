import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import server from '@adonisjs/core/services/server'
import { test } from '@japa/runner'
import env from '#start/env'
import { course } from '#tests/factories/catalogue'
import type { Handler } from '../../../server/handler.js'
import { inProcessApi } from '../../../server/in_process_api.js'

const framework: Handler = (request, response) => server.handle(request, response)
const ask = inProcessApi(framework)
const internal = () => ({ 'accept': 'application/json', 'x-internal-key': env.get('INTERNAL_KEY') })

/** The same call over HTTP. */
async function overHttp(path: string, headers: Record<string, string>) {
  const listener = createServer((request, response) => void framework(request, response))
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  try {
    const { port } = listener.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { status: answer.status, text: await answer.text() }
  } finally {
    listener.closeAllConnections()
    listener.close()
  }
}

test.group('In-process API calls of the storefront', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('in-process responses equal those over HTTP', async ({ assert }) => {
    const id = await course({ name: '同一进程' })
    const paths = [
      '/api/public/courses?courseType%5B%5D=1&page=1&pageSize=20',
      `/api/public/courses/${id}`,
      `/api/public/courses/${id}/published-chapters`,
      '/api/public/courses/999999',
      '/api/public/courses?pageSize=7',
      '/api/public/nothing',
      '/api/public/courses?courseName=%C0%80',
      '/%C0%80',
    ]
    for (const path of paths) assert.deepEqual(await ask(path, internal()), await overHttp(path, internal()), path)
    const shown = JSON.parse((await ask(paths[1], internal())).text)
    assert.equal(shown.course.courseName, '同一进程')
  })

  test('parallel calls get their own responses', async ({ assert }) => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => course()))
    const answers = await Promise.all(ids.map((id) => ask(`/api/public/courses/${id}`, internal())))
    const found = answers.map(({ text }) => JSON.parse(text).course.courseId)
    assert.deepEqual(found, ids)
  })

  test('routes that need a session are rejected in-process', async ({ assert }) => {
    const { status } = await ask('/api/user/profile', internal())

    assert.equal(status, 401)
  })

  test('headers that identify a user are rejected', async ({ assert }) => {
    for (const name of ['authorization', 'Cookie'])
      await assert.rejects(() => ask('/api/public/courses', { [name]: 'x' }), 'a page has no caller')
  })
})
