import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { courseList } from '#catalogue/listing/course_list'
import { search } from '#catalogue/search/search'
import { searchTexts } from '#catalogue/search/search_texts'
import { suggest } from '#catalogue/search/suggest'
import { normalizeForSearch, otherNumbers, withoutPunctuation } from '#catalogue/synonyms/normalize'
import { searchTerms } from '#catalogue/terms'
import { Role } from '#core/roles'
import { purgeLocally } from '#core/cache/memory_cache'
import { createUser } from '#tests/factories/accounts'
import { complete, course } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'
import { statementsOf } from '#tests/statements'

const found = async (keyword: string) => (await search({ keyword })).hits.map((hit) => hit.courseId)
interface SearchedCourse {
  id: number
  name: string
  description: string
  type: number
  price: number
  teacherName: string
}

/** What the search promises: every word, or its other number, in the name, the teacher's name or a public text, whatever the punctuation. */
function compared(shop: SearchedCourse[], keyword: string): number[] {
  return shop
    .filter(({ name, description, type, price, teacherName }) => {
      const isOpen = type === 7 || (type === 2 && price === 0)
      const texts = [name, teacherName, isOpen ? description : ''].map(normalizeForSearch)
      return searchTerms(keyword).every((word) =>
        [normalizeForSearch(word), otherNumbers(word) ?? normalizeForSearch(word)].some((form) => {
          const bare = withoutPunctuation(form)
          return bare ? texts.some((text) => withoutPunctuation(text).includes(bare)) : texts[0].includes(form)
        })
      )
    })
    .map(({ id }) => id)
    .sort()
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const asHtml = (text: string) => `<p>${text.replace(/[&<>"]/g, (sign) => signs[sign])}</p>`

/**
 * Few characters, so that searches have hits: Chinese, letters in both cases, special characters of LIKE and HTML, and
 * one beyond the BMP.
 */
const character = fc.constantFrom(
  ...'造价工程算量的一二十aAbBßÉéİıΣσς１Ａａ021 9%_!\\\'"<>/&;.。、（）\u3000\u00a0\t\u200d🏗️🧱𠮷'
)
const text = (length: number) => fc.array(character, { minLength: 1, maxLength: length }).map((some) => some.join(''))

/** The route replaces invisible characters by spaces. */
const asHandedOver = (keyword: string) => keyword.replace(/[\p{Cc}\p{Cf}]/gu, ' ')

test.group('Search texts', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a search finds the same as a full comparison', async ({ assert }) => {
    const { user } = await createUser(Role.Teacher)
    await user.merge({ userName: '程算a造' }).save()
    const catalogue = fc.array(
      fc.record({
        name: text(14),
        description: text(40),
        type: fc.constantFrom(1, 2, 7),
        price: fc.constantFrom(0, 3990),
        teacherId: fc.constantFrom(null, null, user.id),
      }),
      { minLength: 1, maxLength: 8 }
    )
    const shop: SearchedCourse[] = []

    await fc.assert(
      fc.asyncProperty(catalogue, fc.array(text(5), { minLength: 8, maxLength: 8 }), async (courses, typed) => {
        for (const facts of courses) {
          const id = await course({ ...facts, description: asHtml(facts.description) })
          shop.push({ id, ...facts, teacherName: facts.teacherId ? '程算a造' : '' })
        }
        for (const keyword of typed.map(asHandedOver).filter((one) => searchTerms(one).length)) {
          const pages = ['course', 'answer', 'article'].map((kind) =>
            search({ keyword, kind: kind as 'course', pageSize: 1000 })
          )
          const hits = (await Promise.all(pages)).flatMap((page) => page.hits)
          assert.deepEqual(
            hits.map(({ courseId }) => courseId).sort(),
            compared(shop, keyword),
            JSON.stringify(keyword)
          )
        }
      }),
      {
        numRuns: 40,
        examples: [
          [[{ name: '十', description: '一', type: 1, price: 0, teacherId: null }], ['１0', '十']],
          [
            [{ name: '造', description: '"b一 x1二', type: 7, price: 0, teacherId: null }],
            ['"b一', 'x1二', '1二', '"b1'],
          ],
        ],
      }
    )
  })

  test('many hits are paged in display order', async ({ assert }) => {
    const made: number[] = []
    for (let order = 0; order < 310; order++) {
      made.push(await course({ name: order % 31 ? `工程造价 ${order}` : '别的', order }))
    }
    const expected = made.filter((_, order) => order % 31).reverse()

    const pages = await Promise.all([1, 2, 15].map((page) => search({ keyword: '工程造价', page, pageSize: 20 })))

    assert.equal(pages[0].total, 300)
    assert.deepEqual(
      pages.map(({ hits }) => hits.map(({ courseId }) => courseId)),
      [expected.slice(0, 20), expected.slice(20, 40), expected.slice(280)]
    )
  })

  test('a list is filtered by a part of the normalized name', async ({ assert }) => {
    const names = ['通关_A 100%', '通关 a', 'ａ通关', '二级', '造 价', '造价']
    const ids = await Promise.all(names.map((name) => course({ name })))
    const list = async (courseName: string) => {
      const { courses } = await courseList({ courseName, pageSize: 100 }, null, db.connection())
      return courses.map(({ courseId }) => names[ids.indexOf(courseId)]).sort()
    }

    assert.deepEqual(await list('通关'), ['ａ通关', '通关 a', '通关_A 100%'].sort())
    assert.deepEqual(await list('关_a'), ['通关_A 100%'])
    assert.deepEqual(await list('0％'), ['通关_A 100%'])
    assert.deepEqual(await list('2级'), ['二级'])
    assert.deepEqual(await list('造 价'), ['造 价'])
    assert.deepEqual(await list('🏗'), [])
  })

  test('the index follows a course through its life', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, admin)
    const form = (facts: object) => courseForm(teacher, facts as never)

    const saved = await adminApi.save(form({ courseName: '深基坑支护' }))
    const id: number = saved.body().courseId
    assert.deepEqual(await found('基坑'), [])
    await adminApi.act('publish', await complete(id))
    assert.deepEqual(await found('基坑'), [id])

    const { lockVersion } = await adminApi.read(id)
    await adminApi.save(form({ courseId: id, lockVersion, courseName: '深基坑支护', courseTags: ['hide'] }))
    assert.deepEqual(await found('基坑'), [])

    await adminApi.act('unpublish', id)
    const open = await adminApi.read(id)
    await adminApi.save(form({ courseId: id, lockVersion: open.lockVersion, courseName: '高支模' }))
    await adminApi.act('publish', id)
    assert.deepEqual([await found('基坑'), await found('支模')], [[], [id]])

    await adminApi.act('unpublish', id)
    assert.deepEqual(await found('支模'), [])
    await client.delete(`/api/admin/courses/${id}`).as(admin)
    assert.deepEqual(await found('支模'), [])
  })

  test('a copy is found by its own name', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const id = await course({ name: '原来的课程' })

    const copied = await client
      .post(`/api/admin/courses/${id}/copy?newCourseName=${encodeURIComponent('抄来的课程')}`)
      .as(admin)
    await adminClient(client, admin).act('publish', await complete(copied.body().courseId))

    assert.deepEqual(await found('抄来'), [copied.body().courseId])
    assert.deepEqual(await found('原来'), [id])
  })

  test('a teacher is found by a new name at once', async ({ assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await course({ name: '随便什么', teacherId: teacher.user.id })

    await teacher.user.merge({ userName: '诸葛新名' }).save()

    assert.deepEqual(await found('诸葛'), [id])
  })

  test('a course hidden in the meantime is not shown', async ({ assert }) => {
    const id = await course({ name: '装配式建筑' })
    await searchTexts()
    const knex = db.connection().getWriteClient()
    // Bypasses `clearCachesOnWrite`, like a write of another process whose purge was lost.
    await knex.raw('/* elsewhere */ update courses set hidden = 1 where id = ?', [id])

    assert.deepEqual(await found('装配'), [])
    assert.deepEqual(await suggest('装配'), [])
  })

  test('simultaneous searches share one read', async ({ assert }) => {
    const id = await course({ name: '甲课程' })
    const sent = await statementsOf(async () => {
      const all = await Promise.all(Array.from({ length: 5 }, searchTexts))
      assert.isTrue(all.every(({ courses }) => courses[0].id === id))
    })

    // One statement each for the list, the new course and the synonyms.
    assert.lengthOf(sent, 3, JSON.stringify(sent, null, 1))
  })

  test('only changed courses are read again', async ({ assert }) => {
    const ids = [await course({ name: '甲课程' }), await course({ name: '乙课程' })]
    const before = new Map((await searchTexts()).courses.map((one) => [one.id, one]))
    purgeLocally(['teachers'])
    const after = new Map((await searchTexts()).courses.map((one) => [one.id, one]))

    assert.strictEqual(after.get(ids[0]), before.get(ids[0]))
    assert.strictEqual(after.get(ids[1]), before.get(ids[1]))
  })
})
