import { request as rawRequest } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUser } from '#tests/factories/accounts'

interface ErrorBody {
  code: string
  msg: string
  errors: { field: string; msg: string }[]
}

/** Sends raw bytes that an ordinary client would not send. */
function send(path: string, body: string | Buffer, headers: Record<string, string>) {
  return new Promise<{ status: number; body: ErrorBody }>((resolve, reject) => {
    const call = rawRequest(
      { host: '127.0.0.1', port: Number(process.env.PORT), path, method: 'POST', headers },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode!, body: JSON.parse(text) }))
      }
    )
    call.on('error', reject)
    call.end(body)
  })
}

const json = { 'content-type': 'application/json' }

test.group('Hostile input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a body of 2 MB is rejected as too large', async ({ assert }) => {
    const answer = await send('/api/security/login', JSON.stringify({ loginName: 'x'.repeat(2 * 1024 * 1024) }), json)

    assert.equal(answer.status, 413)
    assert.deepEqual(answer.body, { code: '413', msg: '提交的内容过大' })
  })

  test('invalid JSON gets a message')
    .with(['{"loginName":', '[1,2', '\u0000', Buffer.from([0xff, 0xfe, 0x00]), '"text"', '['.repeat(10_000)])
    .run(async ({ assert }, body) => {
      const answer = await send('/api/security/login', body, json)

      assert.include([200, 400, 413, 422], answer.status)
      assert.notEqual(answer.body.code, '200')
      assert.match(answer.body.msg, /[\u4e00-\u9fff]/)
    })

  const deep = {
    lists: '['.repeat(10_000) + ']'.repeat(10_000),
    objects: '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
    field: `{"products":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    levels101: `{"loginName":${'['.repeat(101)}${']'.repeat(101)}}`,
  }

  test('deeply nested JSON is rejected')
    .with(Object.keys(deep) as (keyof typeof deep)[])
    .run(async ({ assert }, kind) => {
      for (const path of ['/api/security/login', '/api/public/orders/fresh-price']) {
        const answer = await send(path, deep[kind], json)

        assert.equal(answer.status, 400, path)
        assert.deepEqual(answer.body, { code: '400', msg: '提交的内容格式不正确' })
      }
    })

  test('fields that shadow a conversion are rejected')
    .with(['toString', 'valueOf'])
    .run(async ({ client, assert }, name) => {
      const value = { [name]: { [name]: 'a' } }
      for (const product of [
        { courseId: value, courseCount: 1 },
        { courseId: 1, ...value },
      ]) {
        const body = JSON.stringify({ products: [product] })
        const answer = await send('/api/public/orders/fresh-price', body, json)

        assert.equal(answer.status, 400)
        assert.deepEqual(answer.body, { code: '400', msg: '提交的内容格式不正确' })
      }
      const list = await client.get(`/api/public/courses?page[${name}]=1&courseType[${name}]=1`)
      assert.isBelow(list.status(), 500)
    })

  test('a form with deeply nested names is not a failure', async ({ assert }) => {
    const name = `a${'[b]'.repeat(3_000)}`
    const answer = await send('/api/security/login', `${name}=1&loginName=x`, {
      'content-type': 'application/x-www-form-urlencoded',
    })

    assert.isBelow(answer.status, 500)
  })

  test('compressed bodies are rejected, broken ones as well')
    .with(['br', 'gzip', 'deflate', 'GZIP', 'zstd', 'nonsense'])
    .run(async ({ assert }, encoding) => {
      const whole = JSON.stringify({ loginName: 'a', passwd: 'b', loginType: 'password' })
      const bodies = [Buffer.from('not compressed'), gzipSync(whole), brotliCompressSync(whole)]
      for (const body of bodies) {
        const headers = { ...json, 'content-encoding': encoding }
        const answer = await send('/api/security/login', body, headers)

        assert.equal(answer.status, 415)
        assert.deepEqual(answer.body, { code: '415', msg: '提交的内容格式不正确' })
      }
    })

  test('wrong types are reported at their fields', async ({ client, assert }) => {
    const { token } = await createUser()
    for (const wrong of [null, 1, true, [], {}, [[]], { a: 1 }]) {
      const answer = await client
        .post('/api/user/addresses')
        .as(token)
        .json({ name: wrong, telephone: wrong, region: wrong, address: wrong, defaultAddr: wrong })

      answer.assertStatus(200)
      assert.equal(answer.body().code, 'error')
      assert.isNotEmpty(answer.body().errors)
    }
  })

  test('prototype pollution has no effect', async ({ assert }) => {
    await send('/api/security/login', '{"__proto__":{"polluted":true},"loginName":"a"}', json)

    assert.isUndefined(({} as Record<string, unknown>).polluted)
  })

  test('unknown fields are dropped', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const other = await createUser()
    const answer = await client
      .post('/api/user/addresses')
      .as(token)
      .json({
        name: '张三',
        telephone: '１３９１１１１２２２２',
        region: ['370000', '370100', '370102'],
        address: '泉城路1号',
        userId: other.user.id,
        defaultKey: other.user.id,
        id: 999_999,
      })

    assert.equal(answer.body().code, '200')
    assert.equal(answer.body().address.telephone, '13911112222')
    const mine = await client.get('/api/user/addresses').as(token)
    const theirs = await client.get('/api/user/addresses').as(other)
    assert.lengthOf(mine.body().addresses, 1)
    assert.lengthOf(theirs.body().addresses, 0)
    assert.notEqual(mine.body().addresses[0].deliverAddressId, 999_999)
    assert.isAbove(user.id, 0)
  })

  test('unknown routes and ids get identical responses', async ({ client, assert }) => {
    const { token } = await createUser()
    const place = await client.get('/api/nowhere').as(token)
    const id = await client.delete('/api/user/addresses/4000000').as(token)
    const word = await client.delete('/api/user/addresses/abc').as(token)

    assert.deepEqual([place.status(), id.status(), word.status()], [404, 404, 404])
    assert.equal(place.text(), id.text())
    assert.equal(place.text(), word.text())
  })

  test('an invalid token is rejected', async ({ client }) => {
    const answer = await client.get('/api/user/profile').as('Bearer oat_MQ.eA')

    answer.assertStatus(403)
    answer.assertBody({ code: '403', msg: 'token expired' })
  })
})
