import { test } from '@japa/runner'
import { callAliyun } from '#drivers/aliyun/aliyun_client'
import { queryText, signedHeaders } from '#drivers/aliyun/acs3_signature'
import { DriverFailure } from '#drivers/driver_failure'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'

/** Both signatures are examples of the vendor's documentation. */
const vectors = [
  {
    date: '2023-10-26T10:22:32Z',
    nonce: '3156853299f313e23d1673dc12e1703d',
    signature: '06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  },
  {
    date: '2023-10-26T09:01:01Z',
    nonce: 'd410180a5abf7fe235dd9b74aca91fc0',
    signature: 'e521358f7776c97df52e6b2891a8bc73026794a071b50c3323388c4e0df64804',
  },
]

test.group('Signature of Aliyun', () => {
  test('the signature matches the vendor’s published example')
    .with(vectors)
    .run(({ assert }, { date, nonce, signature }) => {
      const headers = signedHeaders(
        {
          method: 'POST',
          host: 'ecs.cn-shanghai.aliyuncs.com',
          action: 'RunInstances',
          version: '2014-05-26',
          query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
          date,
          nonce,
        },
        { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' }
      )

      assert.match(headers.authorization, /^ACS3-HMAC-SHA256 Credential=YourAccessKeyId,/)
      assert.isTrue(headers.authorization.endsWith(`Signature=${signature}`))
    })

  test('every reserved character is encoded', ({ assert }) => {
    assert.equal(
      queryText({ b: "a b*!'()~", a: '{"code":"中"}' }),
      'a=%7B%22code%22%3A%22%E4%B8%AD%22%7D&b=a%20b%2A%21%27%28%29~'
    )
  })
})

test.group('Aliyun calls', () => {
  const call = { role: 'sms', action: 'Ask', version: '1', query: { Name: "张三 (*'!)" } }

  test('a call is accepted and sends exactly the signed bytes', async ({ assert, cleanup }) => {
    const fake = await openFakeAliyun({ Ask: () => ({ body: { Code: 'OK' } }) })
    cleanup(fake.close)

    const answer = await callAliyun({ ...call, endpoint: fake.endpoint }, fakeKey)

    assert.deepEqual(answer, { Code: 'OK' })
    assert.equal(fake.calls[0].query.get('Name'), "张三 (*'!)")
  })

  test('errors are DriverFailures without the query string')
    .with([
      { body: 'no JSON' },
      { body: 'x'.repeat(1_100_000) },
      { status: 500, body: { Code: 'ServiceUnavailable', Message: 'later' } },
      { status: 403, body: { Code: 'Forbidden', Message: 'no' } },
      { body: 'null' },
    ])
    .run(async ({ assert, cleanup }, answer) => {
      const fake = await openFakeAliyun({ Ask: () => answer })
      cleanup(fake.close)

      const failure = await callAliyun({ ...call, endpoint: fake.endpoint }, fakeKey).catch(
        (error: unknown) => error as DriverFailure
      )

      assert.instanceOf(failure, DriverFailure)
      assert.notInclude((failure as DriverFailure).message, '张三')
      assert.notInclude((failure as DriverFailure).message, fakeKey.accessKeySecret)
    })

  test('a wrong key and an unreachable host are errors', async ({ assert, cleanup }) => {
    const fake = await openFakeAliyun({ Ask: () => ({ body: { Code: 'OK' } }) })
    cleanup(fake.close)

    await assert.rejects(
      () => callAliyun({ ...call, endpoint: fake.endpoint }, { ...fakeKey, accessKeySecret: 'another' }),
      /SignatureDoesNotMatch/
    )
    await assert.rejects(() => callAliyun({ ...call, endpoint: 'http://127.0.0.1:1' }, fakeKey), DriverFailure)
  })
})
