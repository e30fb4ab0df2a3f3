import { test } from '@japa/runner'
import { DriverFailure } from '#drivers/driver_failure'
import AliyunFace from '#drivers/face/aliyun_face'
import { FaceDailyLimitReached, FaceRefused } from '#drivers/face/face_verifier'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'

const subject = {
  orderNo: 'a'.repeat(32),
  name: '张三',
  idCard: '370102199003078514',
  metaInfo: '{"zimVer":"3.0.0"}',
  returnUrl: 'http://shop.test/board/user/profile',
}

type Result = 'failure' | 'limit' | 'identity' | 'browser' | 'source' | 'pending' | 'expired' | 'failed'

/** The vendor's table of codes: what a begin and what a question after the verdict mean; null where a code is not sent. */
const table: [string, Result | null, Result][] = [
  ['400', 'identity', 'identity'],
  ['401', 'identity', 'identity'],
  ['402', 'failure', 'failure'],
  ['403', null, 'pending'],
  ['404', 'failure', 'failure'],
  ['406', null, 'expired'],
  ['408', 'failure', 'failure'],
  ['410', 'failure', 'failure'],
  ['411', 'failure', 'failure'],
  ['412', 'failure', 'failure'],
  ['414', 'browser', 'browser'],
  ['415', 'browser', 'browser'],
  ['416', 'browser', 'browser'],
  ['417', 'source', 'source'],
  ['418', 'limit', 'limit'],
  ['424', null, 'pending'],
  ['427', null, 'failed'],
  ['500', 'failure', 'failure'],
]

function meaningOf(error: unknown): string {
  if (error instanceof FaceRefused) return error.reason
  if (error instanceof FaceDailyLimitReached) return 'limit'
  return error instanceof DriverFailure ? 'failure' : String(error)
}

test.group('Result codes of the face vendor', () => {
  test('code {0} begins as {1} and decides as {2}')
    .with(table)
    .run(async ({ assert }, [code, begun, decided]) => {
      const answer = () => ({ body: { Code: code, Message: 'as documented', RequestId: 'R' } })
      const fake = await openFakeAliyun({ InitFaceVerify: answer, DescribeFaceVerify: answer })
      const verifier = new AliyunFace({ key: fakeKey, sceneId: '1000000006', endpoint: fake.endpoint })
      try {
        if (begun) assert.equal(await verifier.begin(subject).then(() => 'begun', meaningOf), begun)
        assert.equal(await verifier.verdict('id').then(({ state }) => state, meaningOf), decided)
      } finally {
        await fake.close()
      }
    })

  test('the data of the browser reaches the vendor byte for byte', async ({ assert }) => {
    const metaInfo = JSON.stringify({ zimVer: '3.0.0', ua: '微信 "8.0" &+%', long: 'x'.repeat(9_000) })
    let received: string | null = null
    const fake = await openFakeAliyun({
      InitFaceVerify(query) {
        received = query.get('MetaInfo')
        return { body: { Code: '200', ResultObject: { CertifyId: 'id', CertifyUrl: 'https://face.example/id' } } }
      },
    })
    await new AliyunFace({ key: fakeKey, sceneId: '1', endpoint: fake.endpoint }).begin({ ...subject, metaInfo })
    await fake.close()
    assert.equal(received, metaInfo)
  })
})
