import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#accounts/presence/terms'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { failingName } from '#drivers/face/local_face'
import LocalSms from '#drivers/sms/local_sms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { chapterTest } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { attemptClient } from '#tests/functional/exams/attempt_client'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { beat, open, playbackClient, type Lesson } from '../playback_client.js'
import { policeCourse, presenceClient } from './presence_client.js'

async function play(client: ApiClient, { token, courseId, videoId }: CreatedUser & Lesson) {
  return (await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(token)).body()
}

const codeSentTo = async ({ user }: CreatedUser) => (await new LocalSms().sentTo(user.telephone!))[0].code

test.group('Identity before studying', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a video plays after a face check, used once', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await policeCourse(viewer.courseId, { faceAtStart: true })
    const refused = await play(client, viewer)
    assert.include(refused, { code: 'presence-check', msg: messages.faceAtStart, kind: 'face', moment: 'start' })
    assert.notInclude(JSON.stringify(refused), 'playURL')

    const learner = presenceClient(client, viewer)
    const { checkId } = refused
    assert.include(await learner.open(), { checkId, sentence: messages.faceAtStart, triesLeft: 5, alternative: 'sms' })
    assert.include(await learner.press(checkId), { code: 'error', msg: messages.wayNotOffered })
    assert.equal((await learner.start(checkId)).code, 'consent-needed')
    await learner.consent()
    const started = await learner.start(checkId, { metaInfo: '{}', returnPath: '/board/user/my-course' })
    assert.match(started.qr, /^data:image\/png;base64,/)
    assert.equal((await learner.finish(checkId, started.certifyId)).code, 'error')
    await learner.decide(started.certifyId, 'passed')
    assert.include(await learner.finish(checkId, started.certifyId), { passed: true, state: 'passed' })
    assert.lengthOf((await play(client, viewer)).playUrls, 3)

    await policeCourse(viewer.courseId, { faceAtStart: true, faceHoldsMinutes: 0 })
    const clock = frozenClock('2026-05-04T02:00:00Z')
    clock.advance(1)
    const { checkId: next } = await play(client, viewer)
    assert.notEqual(next, checkId)
    assert.equal((await learner.finish(next, started.certifyId)).status, 404)
  })

  test('a return address of another site is rejected', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await policeCourse(viewer.courseId, { faceAtStart: true })
    const { checkId } = await play(client, viewer)
    const learner = presenceClient(client, viewer)
    await learner.consent()
    for (const returnPath of ['https://example.com/', '//example.com', '/\\example.com', 'x']) {
      assert.equal((await learner.start(checkId, { metaInfo: '{}', returnPath })).code, 'error')
    }
  })

  test('a wrong face stops the counting until a right one', async ({ client, assert }) => {
    const clock = frozenClock()
    const viewer = await playbackClient({ seconds: 1200 })
    const { courseId, videoId, token } = viewer
    await policeCourse(courseId, { faceEveryMinutes: 5 })
    const coursePlayId = await open(client, token, viewer)
    const next = (totalPlayTime: number) => {
      clock.advance(60)
      return beat(client, token, { courseId, videoId, coursePlayId, totalPlayTime })
    }
    let asked: Record<string, any> = {}
    let played = 0
    while (!asked.check) asked = await next((played += 60))
    assert.isAbove(played, 2 * 60)
    assert.equal(asked.check.kind, 'face')

    const learner = presenceClient(client, viewer)
    await learner.consent()
    const { checkId } = asked.check
    assert.include(await learner.face(checkId, 'failed'), {
      passed: false,
      state: 'failed',
      triesLeft: 4,
      msg: messages.faceFailed(4),
    })
    assert.include(await next(played + 60), { counting: false, reason: 'presence' })
    assert.include(await learner.open(), { checkId, failed: true })
    assert.include(await learner.face(checkId), { passed: true })
    assert.include(await next(played + 120), { counting: true, reason: null })
  })

  test('an SMS replaces the face for who did not agree', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await policeCourse(viewer.courseId, { faceAtStart: true })
    const { checkId } = await play(client, viewer)
    const learner = presenceClient(client, viewer)
    await learner.consent()
    await learner.withdraw()
    assert.isFalse((await learner.open()).consent.agreed)
    assert.equal((await learner.start(checkId)).code, 'consent-needed')

    await learner.sendCode(checkId)
    const verifyCode = await codeSentTo(viewer)
    const tail = viewer.idCard.slice(-4)
    const wrong = { way: 'sms', verifyCode, idCardTail: tail === '1111' ? '2222' : '1111' }
    assert.include(await learner.answer(checkId, wrong), { code: 'error', msg: messages.wrongSmsOrTail })
    const right = await learner.answer(checkId, { way: 'sms', verifyCode, idCardTail: tail.toLowerCase() })
    assert.include(right, { state: 'passed', msg: messages.passed })
    assert.lengthOf((await play(client, viewer)).playUrls, 3)
  })

  test('a policy without SMS offers none', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const rules = { faceAtStart: true, alternative: 'none', alternativeReason: '省厅规定' } as const
    const { policyName } = await policeCourse(viewer.courseId, rules)
    const { checkId } = await play(client, viewer)
    const learner = presenceClient(client, viewer)
    assert.equal((await learner.open()).alternativeText, messages.faceOnly(policyName))
    assert.equal((await learner.sendCode(checkId)).msg, messages.wayNotOffered)
    const answer = { way: 'sms', verifyCode: '123456', idCardTail: '123X' }
    assert.equal((await learner.answer(checkId, answer)).msg, messages.wayNotOffered)
  })

  test('staff previews and trial chapters are never asked', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await policeCourse(viewer.courseId, { faceAtStart: true })
    const admin = await createUser(Role.Admin)
    assert.lengthOf((await play(client, { ...viewer, ...admin })).playUrls, 3)
  })
})

test.group('A vendor that is down', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  /** A learner whose name the local vendor answers with a failure. */
  async function unlucky(client: ApiClient, rules: object = { faceAtStart: true }) {
    const viewer = await playbackClient()
    await db.from('users').where('id', viewer.user.id).update({ user_name: failingName })
    await policeCourse(viewer.courseId, rules)
    const learner = presenceClient(client, viewer)
    await learner.consent()
    return { viewer, learner }
  }

  test('three checks a day are excused, and the fourth waits', async ({ client, assert }) => {
    const clock = frozenClock()
    const { viewer, learner } = await unlucky(client, { faceAtStart: true, faceHoldsMinutes: 5 })
    for (let time = 1; time <= 4; time++) {
      const { checkId } = await play(client, viewer)
      assert.include(await learner.start(checkId), { code: 'vendor-failed', msg: messages.vendorFailed })
      clock.advance(30)
      assert.include(await learner.start(checkId), { code: 'vendor-failed', msg: messages.vendorFailed })
      clock.advance(30)
      const second = await learner.start(checkId)
      if (time === 4) {
        assert.include(second, { code: 'vendor-failed', msg: messages.vendorWait })
      } else {
        assert.include(second, { state: 'excused', msg: messages.excused, certifyUrl: null })
        assert.lengthOf((await play(client, viewer)).playUrls, 3)
        clock.advance(301)
      }
    }
  })

  test('a policy may let checks wait', async ({ client, assert }) => {
    const clock = frozenClock()
    const { viewer, learner } = await unlucky(client, { faceAtStart: true, onVendorFailure: 'wait' })
    const { checkId } = await play(client, viewer)
    await learner.start(checkId)
    clock.advance(60)
    assert.include(await learner.start(checkId), { code: 'vendor-failed', msg: messages.vendorWait })
  })

  test('five failed faces leave the SMS', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await policeCourse(viewer.courseId, { faceAtStart: true })
    const { checkId } = await play(client, viewer)
    const learner = presenceClient(client, viewer)
    await learner.consent()
    for (let time = 0; time < 5; time++) await learner.face(checkId, 'failed')
    assert.equal((await learner.start(checkId)).code, '418')
    assert.equal((await learner.open()).triesLeft, 0)
    await learner.sendCode(checkId)
    const answer = { way: 'sms', verifyCode: await codeSentTo(viewer), idCardTail: viewer.idCard.slice(-4) }
    assert.equal((await learner.answer(checkId, answer)).state, 'passed')
  })
})

test.group('Identity before a test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a test draws no questions before a face check, practice is open', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const learner = presenceClient(client, fixture)
    const attempt = attemptClient(client, fixture)
    await policeCourse(fixture.courseId, { faceBeforeChapterTest: true })
    const refused = await attempt.start()
    assert.include(refused, { code: 'presence-check', msg: messages.faceBeforeTest, moment: 'test' })
    assert.isEmpty(await db.from('user_papers').where('user_id', fixture.user.id))
    await learner.consent()
    await learner.face(refused.checkId)
    const started = await attempt.start()
    assert.equal(started.code, '200')

    await db.from('presence_checks').delete()
    assert.equal((await attempt.start()).code, '200')
    const practice = attemptClient(client, { token: fixture.token, paperId: fixture.paperId })
    assert.equal((await practice.start()).code, '200')
  })

  test('a chapter test is open if only the course test is checked', async ({ client, assert }) => {
    const fixture = await chapterTest()
    await policeCourse(fixture.courseId, { faceBeforeCourseTest: true })
    assert.equal((await attemptClient(client, fixture).start()).code, '200')
  })
})

test.group('Identity before an upload', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => emptyRegistry())
  group.each.teardown(() => setClock(null))

  test('hours are uploaded only after a face check', async ({ client, assert }) => {
    const person = await createLearnerWithHours()
    await policeCourse(person.courseId, { faceBeforeUpload: true })
    const refused = await upload(client, person, 'key-1')
    assert.include(refused, { code: 'presence-check', msg: messages.faceBeforeUpload, moment: 'upload' })
    assert.isEmpty(await db.from('hour_uploads').where('user_id', person.user.id))
    const learner = presenceClient(client, person)
    await learner.consent()
    await learner.face(refused.checkId)
    assert.equal((await upload(client, person, 'key-1')).code, '200')
  })

  test('an outage excuses no upload, but staff do', async ({ client, assert }) => {
    const clock = frozenClock()
    const person = await createLearnerWithHours()
    await db.from('users').where('id', person.user.id).update({ user_name: failingName })
    await policeCourse(person.courseId, { faceBeforeUpload: true })
    const { checkId } = await upload(client, person)
    const learner = presenceClient(client, person)
    await learner.consent()
    await learner.start(checkId)
    clock.advance(60)
    assert.include(await learner.start(checkId), { code: 'vendor-failed', msg: messages.vendorWait })

    const admin = await createUser(Role.Admin)
    const path = `/api/admin/presence-checks/${checkId}/staff-answers`
    const answered = await client.post(path).json({ reason: '视频通话核对了身份证' }).as(admin)
    assert.equal(answered.body().msg, messages.staffAnswered)
    assert.equal((await upload(client, person)).code, '200')
  })

  test('an excused check of the course asks a pass before the upload', async ({ client, assert }) => {
    const person = await createLearnerWithHours()
    const policy = await policeCourse(person.courseId, { faceAtStart: true })
    const row = { user_id: person.user.id, course_id: person.courseId, presence_policy_id: policy.id, kind: 'face' }
    const at = '2026-05-04 01:00:00'
    await db
      .table('presence_checks')
      .insert({ ...row, moment: 'start', state: 'excused', way: 'vendor', asked_at: at, answered_at: at })
    assert.equal((await upload(client, person)).code, 'presence-check')
  })
})
