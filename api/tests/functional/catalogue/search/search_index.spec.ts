import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { filteredBy } from '#catalogue/listing/course_filters'
import { courseList } from '#catalogue/listing/course_list'
import { search } from '#catalogue/search/search'
import { fold, otherNumbers, spellings } from '#catalogue/synonyms/fold'
import { fillSearchIndex, indexCourse } from '#catalogue/search/course_index'
import { searchTerms } from '#catalogue/terms'
import { likeContains } from '#core/query_rules'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { person } from '#tests/factories/accounts'
import { complete, course } from '#tests/factories/catalogue'
import { courseForm, deskOf, storeWithCover } from '#tests/factories/desk'

const found = async (keyword: string) => (await search({ keyword })).hits.map((hit) => hit.courseId)
const entries = (id: number) => db.from('search_grams').where('course_id', id)

/** What the search promises: every folded name and every spelling of a text compared with every word and number. */
async function compared(keyword: string): Promise<number[]> {
  const rows = await db
    .from('courses')
    .leftJoin('users', 'users.id', 'courses.teacher_id')
    .where('course_status', 'published')
    .select('courses.id', 'course_name', 'course_type', 'price_fen', 'course_description as text')
    .select('user_name')
  const has = async (row: Record<string, any>, word: string) => {
    const number = otherNumbers(word)
    const forms = number ? [fold(word), number] : [fold(word)]
    if (forms.some((form) => fold(row.course_name).includes(form))) return true
    if (row.user_name && (await isLike(row.user_name, word))) return true
    const isOpen = row.course_type === 7 || (row.course_type === 2 && Number(row.price_fen) === 0)
    if (!isOpen || !row.text) return false
    const written = new Set([word, ...forms].flatMap(spellings))
    const readable = [...written].filter((one) => /\P{ASCII}/u.test(one.replaceAll('İ', 'i')))
    for (const one of readable) if (await isLike(row.text, one)) return true
    return false
  }
  const found: number[] = []
  for (const row of rows) {
    const all = await Promise.all(searchTerms(keyword).map((word) => has(row, word)))
    if (all.every(Boolean)) found.push(row.id)
  }
  return found.sort()
}

/** By the database, whose own idea of case it is. */
async function isLike(text: string, word: string): Promise<boolean> {
  const cased = word.toLowerCase() !== word.toUpperCase()
  const collation = db.connection().dialect.name === 'mysql' ? 'collate utf8mb4_bin' : ''
  const like = cased ? `lower(?) ${collation} like lower(?) escape '!'` : `? ${collation} like ? escape '!'`
  const row = await db
    .query()
    .select(db.raw(`${like} as fits`, [text, likeContains(word)]))
    .first()
  return Number(row.fits) === 1
}

/** Few characters, so that words are found: Chinese, letters in both cases, what LIKE and HTML use, beyond the BMP. */
const character = fc.constantFrom(
  ...'造价工程算量的一二十aAbBßÉéİıΣσς１Ａａ021 9%_!\\\'"<>/&;.。、（）\u3000\u00a0\t\u200d🏗️🧱𠮷'
)
const text = (length: number) => fc.array(character, { minLength: 1, maxLength: length }).map((some) => some.join(''))

/** The route makes spaces of what nobody sees. */
const asHandedOver = (keyword: string) => keyword.replace(/[\p{Cc}\p{Cf}]/gu, ' ')

test.group('The index of the search', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds exactly what comparing everything finds, for any texts and words', async ({ assert }) => {
    const teacher = await person(Role.Teacher)
    await teacher.user.merge({ userName: '程算a造' }).save()
    const shop = fc.array(
      fc.record({
        name: text(14),
        description: text(40),
        type: fc.constantFrom(1, 2, 7),
        price: fc.constantFrom(0, 3990),
        teacherId: fc.constantFrom(null, null, teacher.user.id),
      }),
      { minLength: 1, maxLength: 8 }
    )

    await fc.assert(
      fc.asyncProperty(shop, fc.array(text(5), { minLength: 8, maxLength: 8 }), async (some, keywords) => {
        for (const facts of some) {
          const id = await course(facts)
          await transaction((trx) => indexCourse(trx, id))
        }

        for (const keyword of keywords.map(asHandedOver).filter((one) => searchTerms(one).length)) {
          const pages = ['course', 'answer', 'article'].map((kind) =>
            search({ keyword, kind: kind as 'course', pageSize: 1000 })
          )
          const hits = (await Promise.all(pages)).flatMap((page) => page.hits)
          assert.deepEqual(
            hits.map(({ courseId }) => courseId).sort(),
            await compared(keyword),
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

  test('pages through many hits in display order', async ({ assert }) => {
    const made: number[] = []
    for (let order = 0; order < 310; order++) {
      made.push(await course({ name: order % 31 ? `工程造价 ${order}` : '别的', order }))
    }
    await fillSearchIndex()
    const wanted = made.filter((_, order) => order % 31).reverse()

    const pages = await Promise.all([1, 2, 15].map((page) => search({ keyword: '工程造价', page, pageSize: 20 })))

    assert.equal(pages[0].total, 300)
    assert.deepEqual(
      pages.map(({ hits }) => hits.map(({ courseId }) => courseId)),
      [wanted.slice(0, 20), wanted.slice(20, 40), wanted.slice(280)]
    )
  })

  test('narrows a list by name as comparing does', async ({ assert }) => {
    const names = ['通关_A 100%', '通关 a', 'ａ通关', '一', '造 价', '造价']
    for (const name of names) await course({ name })
    const asked = ['通关', '关_a', '0%', 'A', 'a', '造 价', ' ', '一', '％', '🏗']
    const list = async (courseName: string) =>
      (await courseList({ courseName, pageSize: 100 }, null, db.connection())).courses.map(({ courseId }) => courseId)

    await fillSearchIndex()

    const compared = await Promise.all(
      asked.map((name) => {
        const query = db.from('courses').select('id').orderByRaw('course_order desc, id desc')
        filteredBy({ courseName: name })(query)
        return query
      })
    )
    const listed = await Promise.all(asked.map(list))
    assert.deepEqual(
      listed,
      compared.map((rows) => rows.map(({ id }) => id))
    )
    assert.isTrue(listed.slice(0, 3).every(({ length }) => length > 0))
  })

  test('follows a course through its life', async ({ client, assert }) => {
    const admin = await person(Role.Admin)
    const teacher = await person(Role.Teacher)
    const desk = deskOf(client, admin)
    const form = (facts: object) => courseForm(teacher, facts as never)

    const saved = await desk.save(form({ courseName: '深基坑支护' }))
    const id: number = saved.body().courseId
    assert.deepEqual(await found('基坑'), [])
    await desk.act('publish', await complete(id))
    assert.deepEqual(await found('基坑'), [id])

    const { lockVersion } = await desk.read(id)
    await desk.save(form({ courseId: id, lockVersion, courseName: '深基坑支护', courseTags: ['hide'] }))
    assert.deepEqual(await found('基坑'), [])

    await desk.act('unpublish', id)
    const open = await desk.read(id)
    await desk.save(form({ courseId: id, lockVersion: open.lockVersion, courseName: '高支模' }))
    await desk.act('publish', id)
    assert.deepEqual([await found('基坑'), await found('支模')], [[], [id]])

    await desk.act('unpublish', id)
    assert.deepEqual(await found('支模'), [])
    assert.isNotEmpty(await entries(id))
    await client.delete(`/api/admin/courses/${id}`).header('authorization', admin.token)
    assert.isEmpty(await entries(id))
  })

  test('has a copy under its own name', async ({ client, assert }) => {
    const admin = await person(Role.Admin)
    const id = await course({ name: '原来的课程' })
    await fillSearchIndex()

    const copied = await client
      .post(`/api/admin/courses/${id}/copy?newCourseName=${encodeURIComponent('抄来的课程')}`)
      .header('authorization', admin.token)
    await deskOf(client, admin).act('publish', await complete(copied.body().courseId))

    assert.deepEqual(await found('抄来'), [copied.body().courseId])
    assert.deepEqual(await found('原来'), [id])
  })

  test('finds a teacher by a new name at once', async ({ assert }) => {
    const teacher = await person(Role.Teacher)
    const id = await course({ name: '随便什么', teacherId: teacher.user.id })
    await fillSearchIndex()

    await teacher.user.merge({ userName: '诸葛新名' }).save()

    assert.deepEqual(await found('诸葛'), [id])
  })

  test('is made anew as often as one likes', async ({ assert }) => {
    const id = await course({ name: '装配式建筑', type: 7, price: 0, description: '<p>灌浆套筒</p>' })
    assert.equal(await fillSearchIndex(), 1)
    const first = await entries(id).orderBy('gram')

    await entries(id).where('gram', '>', '灌').delete()
    await db.table('search_grams').insert({ gram: '多余', course_id: id, shelf: 0 })
    await fillSearchIndex()

    assert.deepEqual(await entries(id).orderBy('gram'), first)
  })
})
