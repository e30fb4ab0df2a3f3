import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'
import { createChapter, createEntitlement, frozenClock } from '#tests/factories/learning'

const reader =
  (client: ApiClient, token?: string) =>
  async (path: string, query: object = {}) => {
    const request = client.get(path).qs(query)
    return token ? request.as(token) : request
  }

test.group('Unpublished courses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('owners keep page, chapters, handout, video and comments', async ({ client, assert }) => {
    const [buyer, anotherUser] = [await createUser(), await createUser()]
    const courseId = await course({ type: 5, description: '<p>内部资料</p>' })
    const { chapterId, videoId } = await createChapter(courseId, { handout: 'handout/202601/1/x.pdf' })
    await createEntitlement(buyer.user.id, courseId)
    await adminClient(client, await createUser(Role.Admin)).act('unpublish', courseId)
    const calls: [path: string, query?: object][] = [
      [`/api/public/courses/${courseId}`],
      [`/api/public/courses/${courseId}/published-chapters`],
      [`/api/public/courses/${courseId}/chapters`],
      [`/api/user/courses/${courseId}/bought`],
      [`/api/user/courses/${courseId}/chapters/${chapterId}/handout`],
      ['/api/vod/play-urls', { courseId, videoId }],
      ['/api/comments', { courseId }],
    ]

    for (const [path, query] of calls) {
      const theirs = await reader(client, buyer.token)(path, query)
      assert.equal(theirs.body().code, '200', `${path} ${theirs.text()}`)
      ;(await reader(client, anotherUser.token)(path, query)).assertStatus(404)
      const visitor = await reader(client)(path, query)
      assert.include([401, 404], visitor.status(), path)
    }
    const page = (await reader(client, buyer.token)(calls[0][0])).body().course
    assert.include(page, { onSale: false, hiddenDetail: false })
    assert.equal(page.courseDescription, '<p>内部资料</p>')
    const tree = (await reader(client, buyer.token)(calls[1][0])).body().chapters
    assert.equal(tree[0].chapterVideoId, videoId)
  })

  test('each response shows whether the course is on sale', async ({ client, assert }) => {
    const buyer = await createUser()
    const [sold, revoked, hidden] = [
      await course({}),
      await course({ status: 'unpublish' }),
      await course({ tags: ['hide'] }),
    ]
    for (const id of [sold, revoked, hidden]) await createEntitlement(buyer.user.id, id)
    const read = reader(client, buyer.token)
    const onSale = async (id: number) => (await read(`/api/public/courses/${id}`)).body().course.onSale

    assert.deepEqual([await onSale(sold), await onSale(revoked), await onSale(hidden)], [true, false, false])
    const { courses } = (await read('/api/user/courses', { courseTypes: [1] })).body()
    const mine = new Map(courses.map((one: { courseId: number; onSale: boolean }) => [one.courseId, one.onSale]))
    assert.deepEqual([mine.get(sold), mine.get(revoked), mine.get(hidden)], [true, false, false])
    const admin = await createUser(Role.Admin)
    const seen = await reader(client, admin.token)(`/api/public/courses/${revoked}`)
    assert.isFalse(seen.body().course.onSale)
  })

  test('an expired owner sees the page but no video', async ({ client, assert }) => {
    frozenClock('2026-05-04T02:00:00Z')
    const [ended, off] = [await createUser(), await createUser()]
    const courseId = await course({ status: 'unpublish' })
    const { videoId } = await createChapter(courseId)
    await createEntitlement(ended.user.id, courseId, { expiresOn: '2026-04-30' })
    await createEntitlement(ended.user.id, courseId, { expiresOn: '2026-05-03' })
    await createEntitlement(off.user.id, courseId, { status: 'expired' })

    for (const [{ token }, denial, endedOn] of [
      [ended, 'expired', '2026-05-03'],
      [off, 'switched-off', null],
    ] as const) {
      const read = reader(client, token)
      ;(await read(`/api/public/courses/${courseId}`)).assertStatus(200)
      const mine = (await read(`/api/user/courses/${courseId}/bought`)).body()
      assert.deepInclude(mine, { bought: false, denial, endedOn, daysLeft: null })
      const tree = (await read(`/api/public/courses/${courseId}/published-chapters`)).body()
      assert.isNull(tree.chapters[0].chapterVideoId)
      assert.equal((await read('/api/vod/play-urls', { courseId, videoId })).body().code, denial)
    }
  })

  test('a refunded buyer gets 404', async ({ client }) => {
    const buyer = await createUser()
    const courseId = await course({ status: 'unpublish' })
    const id = await createEntitlement(buyer.user.id, courseId)
    await db
      .from('user_courses')
      .where({ id })
      .update({ refunded_at: toStored(now()) })

    const answer = await reader(client, buyer.token)(`/api/public/courses/${courseId}`)
    answer.assertStatus(404)
  })

  test('an unpublished course stays in the bundle of its owner', async ({ client, assert }) => {
    const [buyer, anotherUser] = [await createUser(), await createUser()]
    const [held, added, sold] = [
      await course({ status: 'unpublish' }),
      await course({ status: 'unpublish' }),
      await course({}),
    ]
    const bundle = await course({ tags: ['Package'], models: [held, added, sold] })
    await createEntitlement(buyer.user.id, bundle)
    await createEntitlement(buyer.user.id, held, { source: 'bundle' })
    const models = async (token?: string) =>
      (await reader(client, token)(`/api/public/courses/${bundle}`))
        .body()
        .course.models.map(({ modelCode }: { modelCode: number }) => modelCode)

    assert.deepEqual(await models(buyer.token), [held, sold])
    assert.deepEqual(await models(anotherUser.token), [sold])
    assert.deepEqual(await models(), [sold])
  })

  test('an unpublished course opens with an assigned redeem code', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await course({ status: 'unpublish', publishedAt: '2026-01-05 02:00:00' })
    await db.table('live_codes').insert({ code: 'LIVE777777', course_id: courseId, created_at: toStored(now()) })
    const use = async (id: number, code: string) =>
      reader(client, learner.token)(`/api/user/courses/${id}/valid-live-code/${code}`)

    const wrong = await use(courseId, 'LIVE000000')
    wrong.assertStatus(404)
    assert.equal(wrong.text(), (await use(999_999, 'LIVE000000')).text())
    assert.include((await use(courseId, 'LIVE777777')).body(), { code: '200', valid: true })
    const page = await reader(client, learner.token)(`/api/public/courses/${courseId}`)
    assert.isFalse(page.body().course.onSale)
  })

  test('guesses of redeem codes are limited', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await course({ status: 'unpublish' })
    const guess = async () => {
      const path = `/api/user/courses/${courseId}/valid-live-code/LIVE000000`
      return (await reader(client, learner.token)(path)).status()
    }
    const statuses = []
    for (let times = 0; times < 11; times++) statuses.push(await guess())
    assert.deepEqual(statuses, [...Array(10).fill(404), 429])
  })
})

test.group('Remaining days of a course', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('remaining days and the last day are shown', async ({ client, assert }) => {
    // A second before midnight in Shanghai.
    const clock = frozenClock('2026-05-04T15:59:59Z')
    const learner = await createUser()
    const read = reader(client, learner.token)
    const ids: number[] = []
    for (const expiresOn of ['2026-05-06', '2026-05-04', '2026-05-03', null]) {
      ids.push(await course({}))
      await createEntitlement(learner.user.id, ids.at(-1)!, { expiresOn })
    }
    const result = async () => {
      const { courses } = (await read('/api/user/courses', { courseTypes: [1] })).body()
      return Promise.all(
        ids.map(async (id) => {
          const mine = (await read(`/api/user/courses/${id}/bought`)).body()
          const { bought, daysLeft, endedOn } = mine
          const row = courses.find(({ courseId }: { courseId: number }) => courseId === id)
          assert.deepInclude(row, { daysLeft, endedOn })
          return [bought, daysLeft, endedOn]
        })
      )
    }

    assert.deepEqual(await result(), [
      [true, 2, null],
      [true, 0, null],
      [false, null, '2026-05-03'],
      [true, null, null],
    ])
    clock.advance(1)
    assert.deepEqual(await result(), [
      [true, 1, null],
      [false, null, '2026-05-04'],
      [false, null, '2026-05-03'],
      [true, null, null],
    ])
  })
})
