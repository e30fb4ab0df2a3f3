import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement } from '#tests/factories/learning'

const idCard = '370102198803120179'

test.group('Cooperative sites', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  let made = 0
  const setAddress = (value: string, subject = 'jdgc') =>
    db.table('params').insert({ name: `cooperativeUrl.${subject}`, value, public: false })

  async function courseOwner({ subject = 'jdgc', confirmed = true, code = `ABCDEFGH${++made + 10}` } = {}) {
    const learner = await createUser()
    const sealed = encryptIdNumber(idCard)
    await db
      .from('users')
      .where('id', learner.user.id)
      .update({
        user_status: confirmed ? 2 : 1,
        id_card_cipher: sealed.idCardCipher,
        id_card_index: `${learner.user.id}`,
        id_card_masked: sealed.idCardMasked,
      })
    const courseId = await course({ type: 5 })
    await db.from('courses').where('id', courseId).update({ cert_subject: subject })
    const userCourseId = await createEntitlement(learner.user.id, courseId)
    if (code) {
      await db
        .table('live_codes')
        .insert({ code, course_id: courseId, user_course_id: userCourseId, created_at: toStored(now()) })
    }
    return { ...learner, courseId }
  }

  test('an owner of the course gets the URL, which is audited', async ({ client, assert }) => {
    await setAddress('https://partner.example/enter?id={idCard}&code={liveCode}#{liveCode}')
    const { token, user, courseId } = await courseOwner({ code: 'ABCDEFGH23' })

    const answer = await client.get(`/api/user/courses/${courseId}/cooperative-url`).header('Authorization', token)

    assert.equal(answer.body().cooperativeUrl, `https://partner.example/enter?id=${idCard}&code=ABCDEFGH23#ABCDEFGH23`)
    assert.equal(answer.header('cache-control'), 'no-store')
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.include(entry, { action: 'course.open-cooperative-site', object: `course:${courseId}`, actor_id: user.id })
    assert.include(JSON.stringify(entry), 'partner.example')
    assert.notInclude(JSON.stringify(entry), idCard)
    assert.notInclude(JSON.stringify(entry), 'ABCDEFGH23')
  })

  test('values in the URL are encoded', async ({ client, assert }) => {
    await setAddress('https://partner.example/{liveCode}?id={idCard}')
    const { token, courseId } = await courseOwner({ code: '/../@e?#&é' })
    const answer = await client.get(`/api/user/courses/${courseId}/cooperative-url`).header('Authorization', token)
    const url = new URL(answer.body().cooperativeUrl)
    assert.equal(url.host, 'partner.example')
    assert.equal(decodeURIComponent(url.pathname.slice(1)), '/../@e?#&é')
    assert.deepEqual([...url.searchParams], [['id', idCard]])
  })

  test('a request without setting, code or entitlement is rejected', async ({ client, assert }) => {
    const ask = async ({ token, courseId }: { token: string; courseId: number }) => {
      const answer = await client.get(`/api/user/courses/${courseId}/cooperative-url`).header('Authorization', token)
      return answer.body()
    }
    assert.equal((await ask(await courseOwner())).msg, '合作学习平台的地址尚未设置，请联系客服')
    await setAddress('https://partner.example/{liveCode}', 'kygc')
    const entitled = await courseOwner({ subject: 'kygc' })
    assert.equal((await ask(await courseOwner())).msg, '合作学习平台的地址尚未设置，请联系客服')
    assert.equal((await ask(await courseOwner({ subject: 'kygc', code: '' }))).msg, '该课程还没有直播码，请联系客服')
    const unconfirmed = await courseOwner({ subject: 'kygc', confirmed: false })
    assert.equal((await ask(unconfirmed)).code, 'profile-incomplete')

    for (const anotherUser of [await createUser(), await createUser(Role.Admin)]) {
      assert.equal((await ask({ ...anotherUser, courseId: entitled.courseId })).code, 'not-bought')
    }
    await db.from('user_courses').where('user_id', entitled.user.id).update({ expires_on: '2020-01-01' })
    assert.equal((await ask(entitled)).code, 'expired')
    assert.lengthOf(await db.from('audit_logs').where('action', 'course.open-cooperative-site'), 0)
  })

  test('other subjects get 404', async ({ client }) => {
    const { token, courseId } = await courseOwner({ subject: 'jzgc' })
    for (const id of [courseId, 999_999]) {
      const answer = await client.get(`/api/user/courses/${id}/cooperative-url`).header('Authorization', token)
      answer.assertStatus(404)
    }
  })
})
