import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { course } from '#tests/factories/catalogue'

const parameters = [
  'courseName',
  'courseType',
  'courseStatus',
  'courseHot',
  'coursePrice',
  'coursePriceGt',
  'coursePriceLte',
  'certSubject',
  'requiredCourse',
  'tag',
  'exclusiveCode',
  'teacherId',
  'recommended',
  'orderByClause',
  'page',
  'pageSize',
]

const corpus = [
  `'`,
  `" or 1=1 --`,
  `1;drop table courses`,
  `') union select password_hash from users --`,
  `sleep(5)`,
  `course_order desc`,
  `%`,
  `_`,
  `!`,
  `\\`,
  `\u0000`,
  `-1`,
  `0`,
  `1e9`,
  `1e400`,
  `NaN`,
  `Infinity`,
  `99999999999999999999`,
  `0x10`,
  `１２`,
  `{}`,
  `[]`,
  `null`,
  `${'长'.repeat(3000)}`,
  `<script>alert(1)</script>`,
  `\ud83d`,
]

test.group('Hostile parameters of course lists', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no parameter breaks a list or reveals a hidden course', async ({ client, assert }) => {
    const offered = await course({ name: '公开' })
    await course({ name: '秘密', status: 'unpublish' })

    for (const name of parameters) {
      for (const value of corpus) {
        for (const query of [`${name}=`, `${name}[]=`, `${name}[a]=`, `${name}[0][b]=`]) {
          const answer = await client.get(`/api/public/courses?${query}${encodeURIComponent(value.toWellFormed())}`)
          const label = `${query}${value.slice(0, 40)}`
          assert.isBelow(answer.status(), 500, label)
          for (const { courseId } of answer.body().courses ?? []) {
            assert.equal(courseId, offered, label)
          }
        }
      }
    }
  })

  test('only the offered page sizes are accepted', async ({ client, assert }) => {
    for (const pageSize of [0, 7, 1000, 1e9]) {
      const answer = await client.get('/api/public/courses').qs({ pageSize })
      assert.equal(answer.body().code, 'error', String(pageSize))
    }
  })

  test('an invalid or too large id is not found', async ({ client, assert }) => {
    for (const id of ['0', '4294967296', '99999999999999999999', '-1', 'abc', '1.5', "1'"]) {
      const answer = await client.get(`/api/public/courses/${encodeURIComponent(id)}`)
      assert.equal(answer.status(), 404, id)
    }
  })
})
