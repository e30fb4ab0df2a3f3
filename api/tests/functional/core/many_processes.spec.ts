import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rates } from '#config/rates'
import { Role } from '#core/roles'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { ApiProcesses } from '#tests/functional/api_processes'

/** What a shop hears of purges, and whether it is there. */
class Shop {
  isAway = false
  heard: string[] = []
  #server: Server

  constructor() {
    this.#server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      if (!this.isAway && request.headers['x-internal-key'] === process.env.INTERNAL_KEY)
        this.heard.push(...JSON.parse(body).tags)
      response.writeHead(this.isAway ? 503 : 200).end()
    })
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async hears(tag: string): Promise<boolean> {
    for (let tries = 0; tries < 200 && !this.heard.includes(tag); tries++) await pause(50)
    return this.heard.includes(tag)
  }
}

test.group('Two APIs and two shops', (group) => {
  group.tap((test) => test.tags(['@slow']))
  const apis = new ApiProcesses()
  const shops = [new Shop(), new Shop()]
  let admin: string

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    const addresses = await Promise.all(shops.map((shop) => shop.open()))
    await apis.start(2, { STOREFRONT_URLS: addresses.join(','), RATE_LIMITS: 'on' })
    admin = (await person(Role.Admin)).token
    return async () => {
      await apis.stop()
      for (const shop of shops) shop.close()
      await empty()
    }
  })
  group.each.setup(() => () => {
    for (const shop of shops) shop.isAway = false
  })

  async function post(url: string, path: string, token: string, body = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { code: string }) }
  }

  const unpublish = (url: string, id: number) => post(url, `/api/admin/courses/unpublish/${id}`, admin)

  test('both shops hear what either API changed', async ({ assert }) => {
    for (const url of apis.urls) {
      const id = await course()
      assert.equal((await unpublish(url, id)).code, '200')
      for (const shop of shops) assert.isTrue(await shop.hears(`course:${id}`))
    }
  })

  test('a shop that was away hears it afterwards', async ({ assert }) => {
    const [there, away] = shops
    away.isAway = true
    const ids = [await course(), await course()]
    for (const id of ids) assert.equal((await unpublish(apis.urls[0], id)).code, '200')
    for (const id of ids) {
      assert.isTrue(await there.hears(`course:${id}`))
      assert.notInclude(away.heard, `course:${id}`)
    }

    away.isAway = false

    for (const id of ids) assert.isTrue(await away.hears(`course:${id}`))
    assert.lengthOf(
      there.heard.filter((tag) => tag === `course:${ids[0]}`),
      1,
      'who heard it is not told again'
    )
  })

  test('what protects people is counted together', async ({ assert }) => {
    const { token } = await person()
    const { calls } = rates.order
    const answers = []
    for (let at = 0; at <= calls; at++) {
      answers.push((await post(apis.urls[at % 2], '/api/user/orders/buy', token)).status)
    }
    assert.notInclude(answers.slice(0, calls), 429)
    assert.equal(answers[calls], 429)
    await db.from('rate_limits').delete()
  })

  test('what protects a machine is counted by each', async ({ assert }) => {
    const { token } = await person()
    const { calls } = rates.exam
    const ask = (url: string) => post(url, '/api/user/papers', token)
    for (let at = 0; at < calls; at++) assert.notEqual((await ask(apis.urls[0])).status, 429)
    assert.equal((await ask(apis.urls[0])).status, 429)
    assert.notEqual((await ask(apis.urls[1])).status, 429)
  })
})
