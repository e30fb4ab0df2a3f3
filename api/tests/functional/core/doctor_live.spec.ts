import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import AliyunFace from '#drivers/face/aliyun_face'
import { FaceVerifier } from '#drivers/face/face_verifier'
import { contracts } from '#start/driver_contracts'
import { examineVendors } from '#start/doctor_live'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'

async function faceVendor(key = fakeKey) {
  const fake = await openFakeAliyun({ DescribeFaceVerify: () => ({ body: { Code: '406', Message: 'unknown' } }) })
  app.container.swap(FaceVerifier, () => new AliyunFace({ key, sceneId: '1', endpoint: fake.endpoint }))
  process.env.FACE_DRIVER = 'aliyun'
  return async () => {
    delete process.env.FACE_DRIVER
    app.container.restore(FaceVerifier)
    await fake.close()
  }
}

test.group('Doctor asking vendors', () => {
  test('local drivers ask no vendor', async ({ assert }) => {
    const results = await examineVendors(app)
    assert.lengthOf(results, Object.keys(contracts).length)
    assert.isTrue(results.every(({ level }) => level === 'fine'))
  })

  test('a right answer has its time and the clock', async ({ assert, cleanup }) => {
    cleanup(await faceVendor())
    const face = (await examineVendors(app)).find(({ about }) => about === 'vendor of face')!
    assert.equal(face.level, 'fine')
    assert.match(face.result, /406/)
    assert.isAtLeast(face.milliseconds!, 0)
    assert.approximately(face.clockSeconds!, 0, 5)
  })

  test('a vendor that does not answer in time is one wrong line', async ({ assert, cleanup }) => {
    cleanup(await faceVendor())
    app.container.swap(FaceVerifier, () => ({ probe: () => new Promise(() => {}) }) as never)
    const wrong = (await examineVendors(app, { deadlineMs: 50 })).filter(({ level }) => level === 'wrong')
    assert.lengthOf(wrong, 1)
    assert.match(wrong[0].result, /no answer within 50 ms/)
    assert.match(wrong[0].advice!, /cannot be reached/)
  })

  test('a wrong secret is one wrong line', async ({ assert, cleanup }) => {
    cleanup(await faceVendor({ ...fakeKey, accessKeySecret: 'another' }))
    const wrong = (await examineVendors(app)).filter(({ level }) => level === 'wrong')
    assert.deepEqual(
      wrong.map(({ about, advice }) => [about, advice]),
      [['vendor of face', 'The key or its secret is wrong.']]
    )
    assert.notInclude(JSON.stringify(wrong), 'another')
  })
})
