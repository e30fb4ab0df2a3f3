import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { DriverFailure } from '#drivers/driver_failure'
import AliyunFace from '#drivers/face/aliyun_face'
import { FaceDailyLimitReached, FaceRefused, type FaceVerifier } from '#drivers/face/face_verifier'
import LocalFace, { failingName, limitReachedName, refusedName } from '#drivers/face/local_face'
import { fakeKey, openFakeAliyun } from '#tests/drivers/aliyun/fake_aliyun'

interface Bench {
  verifier: FaceVerifier
  /** The user shows the right or a wrong face. */
  show(certifyId: string, right: boolean): Promise<void>
  close(): Promise<void>
}

async function localBench(): Promise<Bench> {
  const verifier = new LocalFace()
  return { verifier, show: (id, right) => verifier.decide(id, right), close: async () => {} }
}

async function aliyunBench(): Promise<Bench> {
  const checks = new Map<string, { Passed: string; SubCode: string } | null>()
  const orders = new Set<string>()
  const say = (Code: string, ResultObject?: object) => ({ body: { Code, Message: Code, RequestId: 'R', ResultObject } })
  const fake = await openFakeAliyun({
    InitFaceVerify(query) {
      const order = query.get('OuterOrderNo')!
      const complete =
        query.get('SceneId') === '1000000006' &&
        query.get('ProductCode') === 'ID_PRO' &&
        query.get('CertType') === 'IDENTITY_CARD' &&
        query.get('Model') === 'MOVE_ACTION' &&
        query.get('MetaInfo') &&
        query.get('ReturnUrl')
      if (!complete || !/^[A-Za-z0-9]{32}$/.test(order) || orders.has(order)) return say('500')
      if (query.get('CertName') === refusedName) return say('401')
      if (query.get('CertName') === failingName) return say('500')
      if (query.get('CertName') === limitReachedName) return say('418')
      orders.add(order)
      const CertifyId = randomBytes(16).toString('hex')
      checks.set(CertifyId, null)
      return say('200', { CertifyId, CertifyUrl: `https://face.example/${CertifyId}` })
    },
    DescribeFaceVerify(query) {
      const check = checks.get(query.get('CertifyId')!)
      return check ? say('200', check) : say('424')
    },
  })
  return {
    verifier: new AliyunFace({ key: fakeKey, sceneId: '1000000006', endpoint: fake.endpoint }),
    async show(id, right) {
      const wrong = { Passed: 'F', SubCode: '204' }
      if (!checks.get(id)) checks.set(id, right ? { Passed: 'T', SubCode: '200' } : wrong)
    },
    close: fake.close,
  }
}

function subject(name = '张三') {
  return {
    orderNo: randomBytes(16).toString('hex'),
    name,
    idCard: '370102199003078514',
    metaInfo: '{"zimVer":"3.0.0"}',
    returnUrl: 'http://shop.test/board/user/profile',
  }
}

for (const [name, open] of Object.entries({ local: localBench, aliyun: aliyunBench })) {
  test.group(`Face checks: ${name}`, (group) => {
    let bench: Bench
    group.setup(async () => {
      bench = await open()
      return bench.close
    })

    test('a check is pending until decided, then final', async ({ assert }) => {
      for (const right of [true, false]) {
        const { certifyId, certifyUrl } = await bench.verifier.begin(subject())
        assert.include(certifyUrl, certifyId)
        assert.equal((await bench.verifier.verdict(certifyId)).state, 'pending')

        await bench.show(certifyId, right)
        await bench.show(certifyId, !right)

        const expected = right ? ['passed', '200'] : ['failed', '204']
        assert.deepEqual(Object.values(await bench.verifier.verdict(certifyId)), expected)
      }
    })

    test('two checks never share an id', async ({ assert }) => {
      const [one, two] = [await bench.verifier.begin(subject()), await bench.verifier.begin(subject())]

      assert.notEqual(one.certifyId, two.certifyId)
    })

    test('the vendor’s daily limit has its own error', async ({ assert }) => {
      await assert.rejects(() => bench.verifier.begin(subject(limitReachedName)), FaceDailyLimitReached)
      const failure = await bench.verifier.begin(subject(failingName)).catch((error: unknown) => error)
      assert.instanceOf(failure, DriverFailure)
      assert.notInstanceOf(failure, FaceDailyLimitReached)
    })

    test('a rejection says what the learner can change', async ({ assert }) => {
      const rejection = await bench.verifier.begin(subject(refusedName)).catch((error: unknown) => error)
      assert.instanceOf(rejection, FaceRefused)
      assert.equal((rejection as FaceRefused).reason, 'identity')
    })

    test('a check does not begin without the data of the script', async ({ assert }) => {
      assert.isNotNull(bench.verifier.browserScript)
      const failure = await bench.verifier.begin({ ...subject(), metaInfo: '' }).catch((error: unknown) => error)
      assert.instanceOf(failure, DriverFailure)
      assert.notInstanceOf(failure, FaceRefused)
    })

    test('an unknown id never passes', async ({ assert }) => {
      for (const id of ['0'.repeat(32), '../secrets', '']) {
        assert.notEqual((await bench.verifier.verdict(id)).state, 'passed')
      }
    })
  })
}
