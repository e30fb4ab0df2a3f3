import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

const list = '/api/public/courses'
const ids = (answer: ApiResponse): number[] =>
  answer.body().courses.map(({ courseId }: { courseId: number }) => courseId)

test.group('Course lists', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a visitor sees published, priced and visible courses', async ({ client, assert }) => {
    const offered = await course({ name: '公开的课程' })
    await course({ status: 'unpublish' })
    await course({ status: 'auditing' })
    await course({ tags: ['hide'] })
    await course({ tags: ['MainCert', 'nopublish'] })
    await course({ price: 0 })

    const answer = await client.get(list).qs({ courseStatus: ['unpublish', 'auditing'] })

    assert.deepEqual(ids(answer), [offered])
    assert.equal(answer.body().total, 1)
  })

  test('the free list has published courses at 0, without notices', async ({ client, assert }) => {
    const free = await course({ price: 0 })
    await course({ price: 0, type: 7 })
    await course({ price: 0, status: 'unpublish' })
    await course({ price: 1 })

    const answer = await client.get(list).qs({ coursePrice: 0 })

    assert.deepEqual(ids(answer), [free])
    assert.equal(answer.body().courses[0].displayPrice, '免费')
  })

  test('notices and questions are listed without a price', async ({ client, assert }) => {
    const notice = await course({ price: 0, type: 7, order: 3 })
    const question = await course({ price: 0, type: 2, order: 2 })
    await course({ price: 0, type: 1 })
    const priced = await course({ type: 1, order: 1 })

    const answer = await client.get(`${list}?courseType=7&courseType=2&courseType=1`)

    assert.deepEqual(ids(answer), [notice, question, priced])
  })

  test('a card has the lowest price of its published variants', async ({ client, assert }) => {
    const first = await course({ price: 69_800, originalPrice: 69_800 })
    const lowest = await course({ price: 39_800, originalPrice: 49_800 })
    const draft = await course({ price: 100, status: 'unpublish' })
    const models = [first, lowest, draft]
    const parent = await course({ price: 39_800, originalPrice: 69_800, models })
    const bundle = await course({ price: 80_000, models: [first, lowest], tags: ['Package'] })
    const single = await course({ price: 1, models: [lowest] })

    const { courses } = (await client.get(list)).body()
    const lowestOf = (id: number) => courses.find((one: { courseId: number }) => one.courseId === id).lowestModel

    const price = { coursePrice: 398, coursePriceOriginal: 498 }
    assert.deepEqual(lowestOf(parent), { ...price, isLowestOfSeveral: true })
    assert.deepEqual(lowestOf(single), { ...price, isLowestOfSeveral: false })
    assert.isNull(lowestOf(bundle))
    assert.isNull(lowestOf(first))
  })

  test('a card shows yuan, minutes and business time', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await course({
      name: '一级建造师精讲',
      price: 3990,
      originalPrice: 5000,
      tags: ['Package', 'MainCert'],
      teacherId: teacher.user.id,
      subject: 'jzgc',
      required: true,
      publishedAt: '2026-03-01 17:30:00',
    })

    const [card] = (await client.get(list)).body().courses

    assert.containsSubset(card, {
      courseId: id,
      courseName: '一级建造师精讲',
      coursePrice: 39.9,
      coursePriceOriginal: 50,
      displayPrice: '¥39.90',
      courseTags: 'Package,MainCert',
      teacherName: teacher.user.userName,
      certSubject: 'jzgc',
      requiredCourse: 1,
      courseHot: 0,
      publishTime: '2026-03-02 01:30:00',
    })
    assert.notProperty(card, 'lockVersion')
    assert.notProperty(card, 'courseDescription')
  })

  test('each filter narrows the list', async ({ client, assert }) => {
    const expected = await course({
      name: '市政公用工程100%通关_A',
      type: 5,
      subject: 'szgc',
      required: false,
      tags: ['AdditionalCert'],
      hot: true,
      recommended: true,
      price: 8800,
    })
    await course({ name: '别的课程' })
    const questions = [
      { courseName: '100%通' },
      { courseName: '通关_a' },
      { courseType: [5] },
      { certSubject: 'szgc' },
      { requiredCourse: 0 },
      { tag: ['AdditionalCert', 'Package'] },
      { courseHot: 1 },
      { recommended: 1 },
      { coursePrice: 88 },
      { coursePriceGt: 87.99, coursePrice: 88 },
      { coursePriceGt: 87.99, coursePriceLte: 88 },
    ]

    for (const question of questions) {
      const answer = await client.get(list).qs(question)
      assert.deepEqual(ids(answer), [expected], JSON.stringify(question))
      assert.equal(answer.body().total, 1)
    }
  })

  test('each sort order is distinct and stable', async ({ client, assert }) => {
    const [a, b, c] = [
      await course({ order: 1, price: 300, orderCount: 5, publishedAt: '2026-01-03 00:00:00' }),
      await course({ order: 3, price: 100, orderCount: 5, publishedAt: '2026-01-02 00:00:00' }),
      await course({ order: 3, price: 200, orderCount: 9, publishedAt: '2026-01-01 00:00:00' }),
    ]
    const expected = {
      'default': [c, b, a],
      'newest': [a, b, c],
      'price-asc': [b, c, a],
      'price-desc': [a, c, b],
      'popular': [c, b, a],
    }

    for (const [orderByClause, order] of Object.entries(expected)) {
      assert.deepEqual(ids(await client.get(list).qs({ orderByClause })), order, orderByClause)
    }
  })

  test('consecutive pages lose no course', async ({ client, assert }) => {
    const made: number[] = []
    for (let at = 0; at < 12; at++) made.push(await course({ order: at }))

    const pages = [1, 2, 3].map((page) => client.get(list).qs({ page, pageSize: 5 }))
    const answers = await Promise.all(pages)

    assert.deepEqual(answers.flatMap(ids), made.reverse())
    assert.deepEqual(
      answers.map((answer) => answer.body().total),
      [12, 12, 12]
    )
  })

  test('a promo code changes only the shown price', async ({ client, assert }) => {
    const { default: Channel } = await import('#channels/channel')
    const partner = await createUser(Role.Channel)
    await Channel.create({ userId: partner.user.id, exclusiveCode: 'ZX95AB', discountBp: 9500, kind: 'general' })
    await course({ price: 3990 })

    const [card] = (await client.get(list).qs({ exclusiveCode: 'zx95ab' })).body().courses
    const [plain] = (await client.get(list).qs({ exclusiveCode: 'NOPE99' })).body().courses

    assert.deepEqual([card.coursePrice, card.displayPrice], [39.9, '¥37.91'])
    assert.equal(plain.displayPrice, '¥39.90')
  })

  test('admins and auditors see every state, courses in audit first', async ({ client, assert }) => {
    const published = await course({})
    const draft = await course({ status: 'unpublish', price: 0 })
    const waiting = await course({ status: 'auditing', tags: ['hide'] })

    for (const role of [Role.Admin, Role.Auditor]) {
      const { token } = await createUser(role)
      const all = await client.get(list).as(token)
      const some = await client
        .get(list)
        .as(token)
        .qs({ courseStatus: ['unpublish', 'auditing'] })

      assert.deepEqual(ids(all), [waiting, published, draft])
      assert.deepEqual(ids(some), [waiting, draft])
      assert.properties(all.body().courses[0], ['courseOrder', 'lockVersion', 'sentBackReason'])
    }
  })

  test('a teacher sees only their own drafts', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const own = await course({ status: 'unpublish', teacherId: teacher.user.id })
    await course({ status: 'unpublish' })
    const published = await course({})

    const asked = client.get(list).as(teacher)
    const answer = await asked

    assert.sameMembers(ids(answer), [own, published])
    const drafts = await client
      .get(list)
      .as(teacher)
      .qs({ courseStatus: ['unpublish'] })
    assert.deepEqual(ids(drafts), [own])
  })
})
