import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DetailAccess } from '#catalogue/listing/detail_access'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { createChapter } from '#tests/factories/learning'

const page = (id: number) => `/api/public/courses/${id}`

test.group('Course page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => app.container.restore(DetailAccess))

  test('the page shows variants, rules and the related textbook', async ({ client, assert }) => {
    const model = await course({ price: 5000, originalPrice: 6000, tags: ['hide'] })
    const draft = await course({ status: 'unpublish' })
    const book = await course({ type: 3, name: '配套教材' })
    const id = await course({ models: [model, draft], rules: { '04': 8000, '06': null }, relatedCourseId: book })

    const answer = await client.get(page(id))

    const shown = answer.body().course
    assert.deepEqual(
      shown.models.map((one: Record<string, unknown>) => [one.modelCode, one.coursePrice, one.coursePriceOriginal]),
      [[model, 50, 60]]
    )
    assert.deepEqual(shown.discountRules, [
      { ruleCode: '04', discountedPrice: 80 },
      { ruleCode: '06', discountedPrice: null },
    ])
    assert.equal(shown.relatedCourse.courseName, '配套教材')
    assert.equal(shown.courseDescription, '<p>课程介绍</p>')
    assert.isFalse(shown.hiddenDetail)
    assert.notProperty(shown, 'lockVersion')
  })

  test('the page counts playable chapters, in a bundle all together', async ({ client, assert }) => {
    const id = await course()
    const closed = await chapter(id, { status: 'unpublish' })
    await createChapter(id)
    await createChapter(id, { seconds: 90 })
    await createChapter(id, { parentId: closed })
    await createChapter(id, { status: 'pubprac' })
    const other = await course()
    await createChapter(other)
    const bundle = await course({ models: [id, other], tags: ['Package'] })
    const parent = await course({ models: [id, other] })
    const facts = async (one: number) => {
      const { lectures, lectureSeconds, validityDays } = (await client.get(page(one))).body().course
      return [lectures, lectureSeconds, validityDays]
    }

    assert.deepEqual(await facts(id), [2, 150, 365])
    assert.deepEqual(await facts(bundle), [3, 210, 365])
    assert.deepEqual(await facts(parent), [0, 0, 365])
    await db.table('params').insert({ name: 'validityDays', value: '400' })
    assert.deepEqual(await facts(id), [2, 150, 400])
  })

  test('hidden, unpublished and unknown courses get identical responses', async ({ client, assert }) => {
    const hidden = [
      await course({ status: 'unpublish' }),
      await course({ status: 'auditing' }),
      await course({ tags: ['hide'] }),
      await course({ tags: ['nopublish'] }),
    ]
    const unknown = await client.get(page(999_999))

    unknown.assertStatus(404)
    for (const id of hidden) {
      const answer = await client.get(page(id))
      answer.assertStatus(404)
      assert.equal(answer.text(), unknown.text())
    }
  })

  test('a visible course leads to its hidden variant', async ({ client }) => {
    const throughVisible = await course({ tags: ['hide'] })
    const throughDraft = await course({ tags: ['hide'] })
    const throughHidden = await course({ tags: ['hide'] })
    await course({ models: [throughVisible] })
    await course({ models: [throughDraft], status: 'unpublish' })
    await course({ models: [throughHidden], tags: ['nopublish'] })

    ;(await client.get(page(throughVisible))).assertStatus(200)
    ;(await client.get(page(throughDraft))).assertStatus(404)
    ;(await client.get(page(throughHidden))).assertStatus(404)
  })

  test('a further education course hides its description until bought', async ({ client, assert }) => {
    const id = await course({ type: 5, description: '<p>内部资料</p>' })
    const free = await course({ type: 5, price: 0, description: '<p>公开资料</p>' })
    const buyer = await createUser()
    const other = await createUser()
    app.container.swap(DetailAccess, () => ({
      of: async (user, courseId) => {
        const holds = user.id === buyer.user.id && courseId === id
        return { holds, reads: holds }
      },
      heldAmong: async () => new Set<number>(),
    }))

    const read = async (token?: string, of = id) => {
      const asked = client.get(page(of))
      return (await (token ? asked.as(token) : asked)).body().course
    }

    assert.deepInclude(await read(), { hiddenDetail: true, courseDescription: '' })
    assert.deepInclude(await read(other.token), { hiddenDetail: true, courseDescription: '' })
    assert.deepInclude(await read(buyer.token), { hiddenDetail: false, courseDescription: '<p>内部资料</p>' })
    assert.deepInclude(await read(undefined, free), { hiddenDetail: false })
  })

  test('owners of a revoked course can still open it', async ({ client }) => {
    const id = await course({ status: 'unpublish' })
    const buyer = await createUser()
    app.container.swap(DetailAccess, () => ({
      of: async (user) => ({ holds: user.id === buyer.user.id, reads: false }),
      heldAmong: async () => new Set<number>(),
    }))

    ;(await client.get(page(id)).as(buyer)).assertStatus(200)
    ;(await client.get(page(id))).assertStatus(404)
  })

  test('admins see every unpublished course, teachers their own', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const other = await createUser(Role.Teacher)
    const id = await course({ status: 'unpublish', teacherId: teacher.user.id, type: 5 })

    for (const { token } of [teacher, await createUser(Role.Admin)]) {
      const answer = await client.get(page(id)).as(token)
      assert.containsSubset(answer.body().course, {
        courseStatus: 'unpublish',
        courseDescription: '<p>课程介绍</p>',
        lockVersion: 0,
        sentBackReason: null,
      })
    }
    for (const { token } of [other, await createUser(Role.Channel), await createUser()]) {
      ;(await client.get(page(id)).as(token)).assertStatus(404)
    }
  })

  test('unclean stored texts are sanitized when shown', async ({ client, assert }) => {
    const id = await course({ description: '<p onclick="x()">好</p><script>alert(1)</script>' })

    assert.equal((await client.get(page(id))).body().course.courseDescription, '<p>好</p>')
  })
})
