import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, setClock, toStored } from '#core/time'
import { Role } from '#core/roles'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createChapter, createEntitlement } from '#tests/factories/learning'

/** A learner with one chapter and credited seconds in it. */
async function studied(seconds: number, options: { paperId?: number; owned?: boolean; type?: number } = {}) {
  const { user, token } = await createUser()
  const courseId = await course({ type: options.type })
  const made = await createChapter(courseId, { seconds: 100, creditSeconds: 2700, paperId: options.paperId })
  if (options.owned !== false) await createEntitlement(user.id, courseId)
  await db
    .table('chapter_progress')
    .insert({
      user_id: user.id,
      course_id: courseId,
      chapter_id: made.chapterId,
      credited_seconds: seconds,
      covered_seconds: seconds,
      segments: JSON.stringify([[0, seconds]]),
      created_at: toStored(now()),
    })
  return { user, token, courseId, ...made }
}

test.group('Finished chapters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a client’s claim does not finish a chapter', async ({ client, assert }) => {
    const { token, courseId, chapterId } = await studied(94)

    const answer = await client
      .post('/api/user/study-logs')
      .json({ courseId, courseChapterId: chapterId })
      .header('Authorization', token)

    assert.include(answer.body(), {
      code: 'error',
      msg: '未完成视频观看：已计 1 分 34 秒 / 1 分 40 秒 · 有 1 段没有看过',
      videoPlayTime: 94,
      videoDuration: 100,
    })
    const log = await client.get(`/api/user/study-logs/chapter-id/${chapterId}`).header('Authorization', token)
    assert.isNull(log.body().studyLog)
  })

  test('enough time writes the study log once', async ({ client, assert }) => {
    const { token, courseId, chapterId } = await studied(95)
    const store = () =>
      client.post('/api/user/study-logs').json({ courseId, courseChapterId: chapterId }).header('Authorization', token)

    const first = await store()
    const second = await store()

    assert.include(first.body().studyLog, { courseId, courseChapterId: chapterId, studyTime: 45 })
    assert.deepEqual(second.body().studyLog, first.body().studyLog)
    assert.lengthOf(await db.from('study_logs'), 1)
  })

  test('a finished video shows the credit or the pending test', async ({ client, assert }) => {
    const end = async (viewer: Awaited<ReturnType<typeof studied>>) => {
      const answer = await client
        .post(`/api/user/courses/study/${viewer.courseId}`)
        .qs({ courseChapterId: viewer.chapterId })
        .header('Authorization', viewer.token)
      return answer.body()
    }
    assert.include(await end(await studied(100)), {
      completed: true,
      completionText: '学习已完成，获得 1 学时（45 分钟）',
    })
    assert.include(await end(await studied(100, { paperId: 5 })), {
      completionText: '视频观看已完成，通过章节测试后获得学时',
      paperId: 5,
    })
    assert.include(await end(await studied(10)), {
      code: 'error',
      msg: '未完成视频观看：已计 10 秒 / 1 分 40 秒 · 有 1 段没有看过',
    })
  })

  test('a learner without entitlement cannot finish a chapter', async ({ client, assert }) => {
    const { token, courseId, chapterId } = await studied(100, { owned: false })
    const answer = await client
      .post('/api/user/study-logs')
      .json({ courseId, courseChapterId: chapterId })
      .header('Authorization', token)
    assert.equal(answer.body().code, 'not-bought')
  })

  test('a chapter of another course gets 404', async ({ client }) => {
    const [mine, other] = [await studied(100), await studied(100)]
    const answer = await client
      .post('/api/user/study-logs')
      .json({ courseId: mine.courseId, courseChapterId: other.chapterId })
      .header('Authorization', mine.token)
    answer.assertStatus(404)
  })
})

test.group('Own courses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a course has minutes, progress and redeem code', async ({ client, assert }) => {
    const { user, token, courseId } = await studied(50)
    await createEntitlement(user.id, courseId, { expiresOn: '2099-01-01' })
    await createChapter(courseId, { seconds: 100 })
    await db.from('courses').where('id', courseId).update({ course_seconds: 5400 })
    await db
      .table('live_codes')
      .insert({ code: 'ABCDEFGH23', course_id: courseId, bound_user_id: user.id, created_at: toStored(now()) })
    await eduLog(user.id, courseId, { available: 2700, held: 600, used: 1200 })

    const answer = await client.get('/api/user/courses').header('Authorization', token)

    assert.equal(answer.body().total, 1)
    assert.include(answer.body().courses[0], {
      courseId,
      userCourseStatus: 'valid',
      expiryDate: '2099-12-31',
      liveCode: 'ABCDEFGH23',
      totalMinutes: 90,
      uploadedMinutes: 20,
      notUploadedMinutes: 45,
      heldMinutes: 10,
      studyProgress: 25,
      playedSeconds: 0,
    })
  })

  test('own courses are filtered by type and marked when expired', async ({ client, assert }) => {
    const [learner, other] = [await createUser(), await createUser()]
    const [online, further, answer] = [
      await course({ type: 1, status: 'unpublish' }),
      await course({ type: 5 }),
      await course({ type: 2 }),
    ]
    for (const id of [online, answer]) await createEntitlement(learner.user.id, id)
    await createEntitlement(learner.user.id, further, { expiresOn: '2020-01-01' })

    const mine = async (token: string, types: number[]) => {
      const reply = await client
        .get(`/api/user/courses?${types.map((type) => `courseTypes=${type}`).join('&')}`)
        .header('Authorization', token)
      return reply
        .body()
        .courses.map(({ courseId, userCourseStatus }: { courseId: number; userCourseStatus: string }) => [
          courseId,
          userCourseStatus,
        ])
    }
    assert.sameDeepMembers(await mine(learner.token, [1, 5, 6]), [
      [online, 'valid'],
      [further, 'expired'],
    ])
    assert.deepEqual(await mine(learner.token, [2]), [[answer, 'valid']])
    assert.deepEqual(await mine(other.token, []), [])
  })

  test('a course shows whether, why and until when it is open', async ({ client, assert }) => {
    const [learner, admin] = [await createUser(), await createUser(Role.Admin)]
    const [owned, free, paid, gone] = [
      await course(),
      await course({ price: 0 }),
      await course(),
      await course({ status: 'unpublish' }),
    ]
    await createEntitlement(learner.user.id, owned, { source: 'assignment', expiresOn: '2099-05-01' })
    const bought = async (token: string, id: number) => {
      const answer = await client.get(`/api/user/courses/${id}/bought`).header('Authorization', token)
      return [answer.status(), answer.body().bought, answer.body().reason, answer.body().expiryDate]
    }
    assert.deepEqual(await bought(learner.token, owned), [200, true, 'assignment', '2099-05-01'])
    assert.deepEqual(await bought(learner.token, free), [200, true, 'free', null])
    assert.deepEqual(await bought(learner.token, paid), [200, false, null, null])
    assert.deepEqual((await bought(learner.token, gone))[0], 404)
    assert.deepEqual(await bought(admin.token, paid), [200, true, 'staff', null])
  })
})

test.group('Handouts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => app.container.restore(ObjectStorage))

  test('a handout gets a link that expires in ten minutes', async ({ client, assert }) => {
    const signedFiles: unknown[] = []
    app.container.swap(ObjectStorage, () => {
      return {
        signedUrl: async (...args: unknown[]) => {
          signedFiles.push(args)
          return 'https://store/signed'
        },
      } as unknown as ObjectStorage
    })
    const [buyer, other] = [await createUser(), await createUser()]
    const courseId = await course()
    await createEntitlement(buyer.user.id, courseId)
    const key = 'handout/202605/1/aaaaaaaaaaaaaaaaaaaa.pdf'
    const shown = await createChapter(courseId, { handout: key })
    const hidden = await createChapter(courseId, { handout: key, status: 'unpublish' })
    const without = await createChapter(courseId)
    const ask = (token: string, chapterId: number) =>
      client.get(`/api/user/courses/${courseId}/chapters/${chapterId}/handout`).header('Authorization', token)

    const answer = await ask(buyer.token, shown.chapterId)
    assert.include(answer.body(), { handoutUrl: 'https://store/signed', handoutName: '讲义.pdf' })
    assert.deepEqual(signedFiles, [[key, 600, '讲义.pdf']])
    ;(await ask(buyer.token, hidden.chapterId)).assertStatus(404)
    ;(await ask(buyer.token, without.chapterId)).assertStatus(404)
    const refused = await ask(other.token, shown.chapterId)
    assert.equal(refused.body().msg, '购买课程后才可以下载讲义')
  })
})
