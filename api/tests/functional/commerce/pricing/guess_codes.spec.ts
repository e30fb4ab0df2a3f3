import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const checkCode = (client: ApiClient, { token }: CreatedUser, code: string) =>
  client.get(`/api/user/discount/${code}`).as(token)

test.group('Guesses of promo codes', (group) => {
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    await db.from('rate_limits').delete()
    return async () => {
      await db.from('rate_limits').delete()
    }
  })

  test('a known code shows its discount in any case', async ({ client, assert }) => {
    const code = await shop.code('general', 8800)
    const answer = await checkCode(client, await createUser(), code.toLowerCase())
    assert.include(answer.body(), { exclusiveCode: code, exclusiveDiscount: 0.88 })
  })

  test('ten wrong codes block a user on every page', async ({ client, assert }) => {
    const learner = await createUser()
    const code = await shop.code()
    const products = shop.one(await shop.course())
    const quote = (exclusiveCode: string) =>
      client.post('/api/user/orders/fresh-price').as(learner).json({ products, exclusiveCode })
    for (let miss = 1; miss <= 5; miss++) {
      assert.equal((await checkCode(client, learner, `GUES0${miss}`)).body().msg, '专属码不存在')
      assert.equal((await quote(`GUES1${miss}`)).body().exclusiveCodeKnown, false)
    }

    const answers = [
      await checkCode(client, learner, code),
      await quote(code),
      await shop.buy(client, learner, products, { exclusiveCode: code }),
    ]

    for (const answer of answers) {
      answer.assertStatus(429)
      assert.equal(answer.body().msg, '专属码输入错误次数过多，请明天再试')
      assert.isAbove(Number(answer.header('retry-after')), 80_000)
    }
    const other = await checkCode(client, await createUser(), code)
    assert.equal(other.body().code, '200')
    const without = await shop.buy(client, learner, products)
    assert.equal(without.body().code, '200')
  })

  test('wrong guesses of others on the same IP block no user', async ({ client, assert }) => {
    for (let guessers = 1; guessers <= 4; guessers++) {
      const guesser = await createUser()
      for (let miss = 10; miss < 20; miss++) await checkCode(client, guesser, `GUES${miss}`)
    }

    const answer = await checkCode(client, await createUser(), await shop.code())

    assert.equal(answer.body().code, '200')
  })

  test('ten of forty concurrent guesses are checked', async ({ client, assert }) => {
    const learner = await createUser()

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => checkCode(client, learner, `GUES${10 + at}`))
    )

    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      10
    )
    ;(await checkCode(client, learner, await shop.code())).assertStatus(429)
  })

  test('an empty code and 000000 are not counted', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    for (let time = 0; time < 12; time++) {
      const answer = await client
        .post('/api/user/orders/fresh-price')
        .as(learner)
        .json({ products, exclusiveCode: time % 2 ? '' : '000000' })
      assert.include(answer.body(), { code: '200', exclusiveCodeKnown: true })
    }
    assert.equal((await checkCode(client, learner, await shop.code())).body().code, '200')
  })
})
