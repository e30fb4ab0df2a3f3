import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import server from '@adonisjs/core/services/server'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { shelvedRoutes } from '#core/http/routes_table'
import { registerShelvedRoutes } from '#core/shelf/shelved_routes'
import env from '#start/env'
import { course } from '#tests/factories/catalogue'
import type { Handler } from '../../../server/handler.js'
import { inProcessApi } from '../../../server/in_process_api.js'
import { Shelf } from '../../../server/shelf/shelf.js'
import { shelvedApi } from '../../../server/shelf/visitors.js'

let calls = 0
const framework: Handler = (request, response) => {
  calls++
  return server.handle(request, response)
}
const asking = (shelf: Shelf) => inProcessApi(shelf, framework)
const ask = asking(new Shelf(0))
const internal = () => ({ 'accept': 'application/json', 'x-internal-key': env.get('INTERNAL_KEY') })

/** The same call over a connection. */
async function overHttp(path: string, headers: Record<string, string>) {
  const { status, text } = await throughDoor(framework, path, headers)
  return { status, text }
}

async function throughDoor(handler: Handler, path: string, headers: Record<string, string>) {
  const door = createServer((request, response) => void handler(request, response))
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  try {
    const { port } = door.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } finally {
    door.closeAllConnections()
    door.close()
  }
}

test.group('The API asked by the shop of its process', (group) => {
  // Otherwise done when the product is ready, which it never is for a run of tests.
  group.setup(() => registerShelvedRoutes(shelvedRoutes(router)))
  group.each.setup(() => testUtils.db().truncate())

  test('answers as it does over HTTP', async ({ assert }) => {
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

  test('answers many at a time, each its own', async ({ assert }) => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => course()))
    const answers = await Promise.all(ids.map((id) => ask(`/api/public/courses/${id}`, internal())))
    const found = answers.map(({ text }) => JSON.parse(text).course.courseId)
    assert.deepEqual(found, ids)
  })

  test('is refused whatever a visitor is refused', async ({ assert }) => {
    const { status } = await ask('/api/user/profile', internal())

    assert.equal(status, 401)
  })

  test('takes no header that says who asks', async ({ assert }) => {
    for (const name of ['authorization', 'Cookie'])
      await assert.rejects(() => ask('/api/public/courses', { [name]: 'x' }), 'a page has no caller')
  })

  test('is lent recent answers until a purge of anything', async ({ assert }) => {
    const id = await course({ name: '旧名称' })
    const clock = { now: 0 }
    const shelf = new Shelf(1_000_000, () => clock.now)
    const askKept = asking(shelf)
    const path = `/api/public/courses/${id}`
    const nameAfter = async (name: string, change: () => unknown) => {
      await db.from('courses').where('id', id).update({ course_name: name })
      change()
      const before = calls
      const { course: shown } = JSON.parse((await askKept(path, internal())).text)
      return [shown.courseName, calls - before]
    }

    assert.deepEqual(await nameAfter('第一', () => {}), ['第一', 1])
    assert.deepEqual(await nameAfter('第二', () => (clock.now = 29_000)), ['第一', 0])
    assert.deepEqual(await nameAfter('第三', () => (clock.now = 30_000)), ['第三', 1])
    assert.deepEqual(await nameAfter('第四', () => (clock.now = 31_000)), ['第三', 0])
    assert.deepEqual(await nameAfter('第五', () => shelf.purge(['legal-texts'])), ['第五', 1])
    const later = () => (clock.now = 32_000)
    assert.deepEqual(await nameAfter('第六', later), ['第六', 1])
    assert.deepEqual(await nameAfter('第七', () => shelf.limitAge(30)), ['第七', 1])
  })

  test('leaves for visitors what a visitor would leave', async ({ assert }) => {
    const id = await course({ name: '同一份' })
    for (const path of [`/api/public/courses/${id}`, '/api/public/courses?courseType=1']) {
      const answers = await Promise.all(
        ['page', 'visitor'].map(async (first) => {
          const shelf = new Shelf(1_000_000)
          if (first === 'page') await asking(shelf)(path, internal())
          else await throughDoor(shelvedApi(shelf, framework), path, {})
          return throughDoor(shelvedApi(shelf, framework), path, {})
        })
      )
      const [kept, expected] = answers.map(({ headers, text }) => {
        const ofAll = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name))
        return { headers: Object.fromEntries(ofAll), text }
      })
      assert.equal(kept.headers['x-shelf'], 'HIT')
      assert.deepEqual(kept, expected)
    }
  })
})
