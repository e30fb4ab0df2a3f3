import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { recordConsent, type Consent } from '#accounts/consents'
import { FaceConsent } from '#accounts/face_checks/terms'
import { now, setClock } from '#core/time'
import { transaction } from '#core/transaction'
import { FaceVerifier } from '#drivers/face/face_verifier'
import { failingName, limitReachedName } from '#drivers/face/local_face'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'

function begin(client: ApiClient, { token }: CreatedUser, form: object = {}) {
  return client
    .post('/api/user/face-verify/init-certify')
    .as(token)
    .json({ metaInfo: '{}', ...form })
}

function finish(client: ApiClient, { token }: CreatedUser, certifyId: string) {
  return client.post('/api/user/verify-face-result').qs({ certifyId }).as(token)
}

async function passed(client: ApiClient, { token }: CreatedUser, certifyId: string) {
  const answer = await client.get('/api/user/face-verify/is-verify-passed').qs({ certifyId }).as(token)
  return answer.body().passed
}

function press(client: ApiClient, certifyId: string, verdict: string) {
  return client.post(`/local/face/${certifyId}`).redirects(0).form({ verdict })
}

test.group('Consent to a face check', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('consent is stored once per version with the text', async ({ client, assert }) => {
    const me = await createUser()
    await begin(client, me)
    await begin(client, me)

    const [consent, ...others] = await db.from('consents').where('user_id', me.user.id)
    assert.isEmpty(others)
    assert.include(consent, {
      kind: FaceConsent.kind,
      version: FaceConsent.version,
      ip: '127.0.0.1',
      text_hash: createHash('sha256').update(FaceConsent.text).digest('hex'),
    })
  })

  test('consent to a changed text under the same version is rejected', async ({ assert }) => {
    const { user } = await createUser()
    const record = (userId: number, consent: Consent, ip: string) =>
      transaction((trx) => recordConsent(trx, userId, consent, ip))
    await record(user.id, FaceConsent, '127.0.0.1')
    const changed = { ...FaceConsent, text: '本站保存人脸图像' }
    await assert.rejects(() => record(user.id, changed, '127.0.0.1'), /was changed/)
    await record(user.id, { ...changed, version: '2027-01' }, '127.0.0.1')
  })

  test('the text of the consent matches its version', ({ assert }) => {
    const hash = createHash('sha256').update(FaceConsent.text).digest('hex').slice(0, 12)
    assert.deepEqual([FaceConsent.version, hash], ['2026-11', '8ac5d21c05f9'])
  })
})

test.group('Face check', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('only the vendor’s verdict passes a check', async ({ client, assert }) => {
    const learner = await createUser()
    const { certifyId, certifyUrl } = (await begin(client, learner)).body()

    const early = await finish(client, learner, certifyId)
    assert.equal(early.body().msg, '认证尚未完成，请先在打开的页面完成认证')
    assert.isFalse(await passed(client, learner, certifyId))

    const pressed = await press(client, certifyId, 'passed')
    const late = await finish(client, learner, certifyId)

    assert.isTrue(certifyUrl.endsWith(`/local/face/${certifyId}`))
    pressed.assertStatus(303)
    assert.deepEqual(late.body(), { code: '200', passed: true })
    assert.isTrue(await passed(client, learner, certifyId))
  })

  test('the check uses the stored name and ID number', async ({ client, assert }) => {
    const learner = await createUser()
    const { userName, idCardMasked } = learner.user

    const ours = await begin(client, learner, { name: userName, idCard: learner.idCard })
    const masked = await begin(client, learner, { name: userName, idCard: idCardMasked })
    const another = await begin(client, learner, { idCard: otherUser().idCard })
    const renamed = await begin(client, learner, { name: '李四' })

    assert.equal(ours.body().code, '200')
    assert.equal(masked.body().code, '200')
    for (const answer of [another, renamed]) {
      assert.equal(answer.body().msg, '姓名或身份证号与个人资料不一致')
    }
  })

  test('the profile must contain an ID number', async ({ client, assert }) => {
    const learner = await createUser()
    await learner.user.merge({ idCardCipher: null, idCardIndex: null, idCardMasked: null }).save()

    const answer = await begin(client, learner)

    assert.deepEqual(answer.body(), { code: 'profile-incomplete', msg: '身份信息缺失，请先完善个人资料' })
  })

  test('the check of another user is not found', async ({ client, assert }) => {
    const [one, other] = [await createUser(), await createUser()]
    const { certifyId } = (await begin(client, one)).body()
    await press(client, certifyId, 'passed')

    const answer = await finish(client, other, certifyId)

    answer.assertStatus(404)
    assert.equal(answer.text(), (await finish(client, other, 'unknown')).text())
    const [check] = await db.from('face_checks').where('certify_id', certifyId)
    assert.equal(check.state, 'pending')
  })

  test('five failures block checks until tomorrow', async ({ client, assert }) => {
    const learner = await createUser()
    for (let failure = 1; failure <= 5; failure++) {
      const { certifyId } = (await begin(client, learner)).body()
      await press(client, certifyId, 'failed')
      // The fifth failure counts even if the user leaves without pressing 认证完成.
      if (failure < 5) {
        assert.isFalse((await finish(client, learner, certifyId)).body().passed)
      }
    }

    const sixth = await begin(client, learner)
    const tomorrow = now().plus({ days: 1 })
    const { token } = learner
    await db
      .from('access_tokens')
      .update({ expires_at: '2999-01-01 00:00:00', last_used_at: tomorrow.toFormat('yyyy-MM-dd HH:mm:ss') })
    setClock(() => tomorrow)
    const next = await begin(client, { ...learner, token })

    assert.deepEqual(sixth.body(), { code: '418', msg: '当天实名认证失败次数过多，请明天再试' })
    assert.equal(next.body().code, '200')
  })

  test('vendor failures and vendor limits are reported', async ({ client, assert }) => {
    const learner = await createUser()

    await learner.user.merge({ userName: failingName }).save()
    const away = await begin(client, learner)
    await learner.user.merge({ userName: limitReachedName }).save()
    const spent = await begin(client, learner)

    assert.deepEqual(away.body(), { code: 'error', msg: '人脸识别初始化失败请联系工作人员' })
    assert.equal(spent.body().code, '418')
  })

  test('an outage of the local vendor fails checks until it ends', async ({ client, assert }) => {
    const learner = await createUser()
    const { certifyId } = (await begin(client, learner)).body()
    await press(client, certifyId, 'passed')
    await finish(client, learner, certifyId)
    await press(client, certifyId, 'down')

    const during = await begin(client, learner)
    const page = await client.get(`/local/face/${certifyId}`)
    await press(client, certifyId, 'up')
    const after = await begin(client, learner)

    assert.equal(during.body().msg, '人脸识别初始化失败请联系工作人员')
    assert.include(page.text(), '核验服务不可用')
    assert.equal(after.body().code, '200')
  })

  test('a check is decided once', async ({ client, assert, cleanup }) => {
    const learner = await createUser()
    const { certifyId } = (await begin(client, learner)).body()
    await press(client, certifyId, 'failed')
    await finish(client, learner, certifyId)
    const real = await app.container.make(FaceVerifier)
    app.container.swap(FaceVerifier, () =>
      Object.assign(Object.create(real), { verdict: async () => ({ state: 'passed', subCode: '200' }) })
    )
    cleanup(() => app.container.restore(FaceVerifier))

    assert.isFalse((await finish(client, learner, certifyId)).body().passed)
  })

  test('the local page runs no script and masks numbers', async ({ client, assert }) => {
    const learner = await createUser()
    const { certifyId } = (await begin(client, learner)).body()

    const page = await client.get(`/local/face/${certifyId}`)
    await press(client, certifyId, 'failed')
    await press(client, certifyId, 'passed')
    const after = await client.get(`/local/face/${certifyId}`)

    assert.match(page.header('content-security-policy')!, /^default-src 'none'; style-src 'sha256-/)
    assert.notInclude(page.text(), '<script')
    assert.notInclude(page.text(), learner.idCard)
    assert.include(page.text(), '>通过</button>')
    assert.include(page.text(), '>不通过</button>')
    assert.include(after.text(), '认证未通过')
    assert.notInclude(after.text(), '<form')
  })
})
