import { test } from '@japa/runner'
import { ossAddress } from '#drivers/storage/oss_address'
import { adminContentPolicy } from '../../../server/content_policy.js'

const own = adminContentPolicy({})
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test.group('Content security policy of the admin', () => {
  test('only our origin is allowed with local stores', ({ assert }) => {
    assert.notInclude(own, 'http')
    assert.equal(directive(own, 'img-src'), "img-src 'self' data: blob:")
    assert.equal(directive(own, 'connect-src'), "connect-src 'self'")
    assert.equal(directive(own, 'worker-src'), "worker-src 'self'")
  })

  test('the configured stores are allowed where needed', ({ assert }) => {
    const storage = 'https://files.example'
    const policy = adminContentPolicy({ storage, video: 'https://vod.example' })

    assert.include(directive(policy, 'img-src'), storage)
    assert.equal(directive(policy, 'connect-src'), `connect-src 'self' ${storage} https://vod.example`)
    assert.equal(directive(policy, 'media-src'), "media-src 'self' blob: https://vod.example")
    for (const name of ['default-src', 'script-src', 'worker-src', 'style-src', 'font-src', 'form-action']) {
      assert.equal(directive(policy, name), directive(own, name))
    }
  })
})

test('the bucket’s host is used unless a domain is bound', ({ assert }) => {
  const bucket = { ALIYUN_OSS_BUCKET: 'zhuxue', ALIYUN_OSS_REGION: 'oss-cn-hangzhou' }

  assert.equal(ossAddress(bucket), 'https://zhuxue.oss-cn-hangzhou.aliyuncs.com')
  assert.equal(ossAddress({ ...bucket, ALIYUN_OSS_ADDRESS: 'https://files.example/' }), 'https://files.example')
  assert.isNull(ossAddress({ ALIYUN_OSS_BUCKET: 'zhuxue' }))
})
