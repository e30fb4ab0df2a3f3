import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course, type CourseOptions } from '#tests/factories/catalogue'
import { createChapter, createEntitlement } from '#tests/factories/learning'
import { ask, calls, missingIds, ownDataOnly, rowsThatNameCourses } from './hidden_courses.js'

const hidden: { what: string; facts: CourseOptions }[] = [
  { what: 'an unpublished course', facts: { status: 'unpublish' } },
  { what: 'a course waiting for audit', facts: { status: 'auditing' } },
  { what: 'a hidden course', facts: { tags: ['hide'] } },
  { what: 'a course tagged nopublish', facts: { tags: ['MainCert', 'nopublish'] } },
  { what: 'an unpublished free course', facts: { price: 0, status: 'unpublish' } },
  { what: 'a hidden free course', facts: { price: 0, tags: ['hide'] } },
  { what: 'an unpublished notice', facts: { type: 7, price: 0, status: 'unpublish' } },
  { what: 'a hidden question', facts: { type: 2, price: 0, tags: ['hide'] } },
]

test.group('Hidden courses on pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every route that names a course is tested', ({ assert }) => {
    assert.includeMembers(Object.keys(calls), rowsThatNameCourses())
  })

  test('{what} answers like an unknown course for everyone')
    .with(hidden)
    .run(async ({ client, assert }, { facts }) => {
      const [owner, learner, channel] = [
        await createUser(Role.Teacher),
        await createUser(),
        await createUser(Role.Channel),
      ]
      const other = await createUser(Role.Teacher)
      const courseId = await course({ ...facts, teacherId: owner.user.id })
      const target = { courseId, ...(await createChapter(courseId, { handout: 'handout/x.pdf' })) }

      for (const token of [undefined, learner.token, other.token, channel.token]) {
        for (const row of Object.keys(calls)) {
          const answer = await ask(client, row, target, token)
          const none = await ask(client, row, missingIds, token)
          assert.deepEqual(answer, none, row)
          if (answer.status === 200) assert.notInclude(answer.text, '测试课程', row)
        }
      }
    })

  test('drafts, chapters and videos of a visible course stay hidden', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await course({ price: 0 })
    const draft = await createChapter(courseId, { status: 'unpublish', handout: 'handout/x.pdf' })
    const below = await createChapter(courseId, { parentId: draft.chapterId, handout: 'handout/y.pdf' })
    const other = await course({ price: 0, status: 'unpublish' })
    const foreign = await createChapter(other, { handout: 'handout/z.pdf' })
    await createEntitlement(learner.user.id, courseId)

    for (const row of ['GET /api/public/courses/:id/chapters', 'GET /api/public/courses/:id/published-chapters']) {
      const { text } = await ask(client, row, { courseId, ...draft }, learner.token)
      assert.deepEqual(JSON.parse(text).chapters, [], row)
    }
    for (const row of [
      'POST /api/user/courses/study/:id',
      'GET /api/vod/play-url',
      'GET /api/vod/play-urls',
      'GET /api/vod/download-url',
      'POST /api/user/study-logs',
      'POST /api/user/courses/:id/notes',
      'GET /api/user/courses/:id/chapters/:chapterId/handout',
    ]) {
      const none = await ask(client, row, { ...missingIds, courseId }, learner.token)
      assert.equal(none.status, 404, row)
      for (const chapter of [draft, below, foreign]) {
        const answer = await ask(client, row, { courseId, ...chapter }, learner.token)
        assert.deepEqual(answer, none, row)
      }
    }
  })

  test('a variant is visible only while its course is', async ({ client, assert }) => {
    const shown = await course({ tags: ['hide'] })
    const draft = await course({ status: 'unpublish' })
    const orphan = await course({ tags: ['hide'] })
    await course({ models: [shown, draft] })
    await course({ models: [orphan], status: 'unpublish' })
    await course({ models: [orphan], tags: ['nopublish'] })
    const of = async (courseId: number) =>
      (await ask(client, 'GET /api/public/courses/:id', { ...missingIds, courseId })).status

    assert.deepEqual([await of(shown), await of(draft), await of(orphan)], [200, 404, 404])
  })

  test('an unpublished textbook is not shown with its course', async ({ client, assert }) => {
    const book = await course({ type: 3, status: 'unpublish', name: '停售的教材' })
    const courseId = await course({ relatedCourseId: book })

    const { text } = await ask(client, 'GET /api/public/courses/:id', { ...missingIds, courseId })

    assert.include(JSON.parse(text).course, { relatedCourse: null, relatedCourseId: null })
    assert.notInclude(text, '停售的教材')
  })
})

test.group('Hidden courses in lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no filter, sort or search lists a hidden course', async ({ client, assert }) => {
    const [owner, learner, other] = [await createUser(Role.Teacher), await createUser(), await createUser(Role.Teacher)]
    const teacherId = owner.user.id
    const every = { teacherId, subject: 'jzgc', required: true, hot: true, recommended: true }
    for (const { facts } of hidden) await course({ name: '秘密课程', ...every, ...facts })
    const queries: Record<string, unknown>[] = [
      {},
      { courseType: [1, 2, 3, 4, 5, 6, 7] },
      { coursePrice: 0 },
      { coursePriceGt: 0 },
      { courseHot: 1 },
      { recommended: 1 },
      { teacherId },
      { certSubject: 'jzgc' },
      { requiredCourse: 1 },
      { courseName: '秘密' },
      ...['hide', 'nopublish', 'MainCert'].map((tag) => ({ tag: [tag] })),
      ...['unpublish', 'auditing'].map((status) => ({ courseStatus: [status] })),
      ...['newest', 'price-asc', 'popular'].map((orderByClause) => ({ orderByClause })),
    ]

    for (const token of [undefined, learner.token, other.token]) {
      for (const query of queries) {
        const request = client.get('/api/public/courses').qs(query)
        if (token) request.as(token)
        const answer = await request
        assert.include(answer.body(), { code: '200', total: 0 }, JSON.stringify(query))
      }
      for (const kind of ['course', 'book', 'answer', 'article']) {
        const answer = await client.get('/api/public/search').qs({ keyword: '秘密', kind })
        assert.equal(answer.body().total, 0)
      }
    }
  })

  test('free and priced courses are listed separately', async ({ client, assert }) => {
    for (const type of [1, 3, 4, 5, 6]) await course({ type, price: 0, name: `免费 ${type}` })
    const priced = await course({ price: 1 })
    const list = async (query: Record<string, unknown>) => {
      const answer = await client.get('/api/public/courses').qs({ pageSize: 100, ...query })
      return answer.body().courses.map((one: { coursePrice: number }) => one.coursePrice)
    }

    assert.deepEqual(await list({}), [0.01])
    assert.deepEqual(await list({ courseType: [1, 3, 4, 5, 6] }), [0.01])
    assert.deepEqual(await list({ coursePrice: 0 }), [0, 0, 0, 0, 0])
    assert.isNumber(priced)
  })

  test('totals of a list reveal nothing about a hidden course', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await course({ status: 'unpublish', name: '秘密课程' })
    const target = { courseId, ...(await createChapter(courseId)) }
    for (const row of ownDataOnly) {
      assert.notInclude((await ask(client, row, target, learner.token)).text, '秘密课程')
    }
  })
})

test.group('Hidden courses in search', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('a priced answer is readable only after buying', async ({ client, assert }) => {
    const learner = await createUser()
    const secret = '应当按照合同约定调整'
    const courseId = await course({ type: 2, price: 3990, description: `<p>${secret}</p>` })
    const target = { ...missingIds, courseId }

    for (const token of [undefined, learner.token]) {
      const { text } = await ask(client, 'GET /api/public/courses/:id', target, token)
      assert.include(JSON.parse(text).course, { hiddenDetail: true, courseDescription: '' })
      for (const row of Object.keys(calls).filter((one) => !calls[one](target).body)) {
        assert.notInclude((await ask(client, row, target, token)).text, secret, row)
      }
    }

    const found = async () => {
      const answer = await client.get('/api/public/search').qs({ keyword: '合同', kind: 'answer' })
      return answer.body().total as number
    }
    assert.equal(await found(), 0)

    await createEntitlement(learner.user.id, courseId)
    const { text } = await ask(client, 'GET /api/public/courses/:id', target, learner.token)
    assert.include(JSON.parse(text).course.courseDescription, secret)
  })
})
