import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

const address = '/api/public/search'
const ids = (answer: ApiResponse): number[] => answer.body().hits.map(({ courseId }: { courseId: number }) => courseId)

test.group('Search', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('two characters from the middle of a name find it', async ({ client, assert }) => {
    const expected = await course({ name: '平法识图与钢筋算量零基础实战' })
    await course({ name: '钢结构与筋膜' })

    const answer = await client.get(address).qs({ keyword: '算量' })
    const split = await client.get(address).qs({ keyword: '钢筋' })

    assert.deepEqual(ids(answer), [expected])
    assert.deepEqual(ids(split), [expected])
  })

  test('letters match in either case', async ({ client, assert }) => {
    const expected = await course({ name: '装配式 BIM 建模师' })

    const answers = await Promise.all(['bim', 'Bim 建模', 'BIM'].map((keyword) => client.get(address).qs({ keyword })))

    assert.deepEqual(answers.map(ids), [[expected], [expected], [expected]])
  })

  test('each kind has its own hits and count', async ({ client, assert }) => {
    await course({ name: '造价网络课', type: 1 })
    await course({ name: '造价直播', type: 6, price: 0 })
    const book = await course({ name: '造价教材汇编', type: 3 })
    const question = await course({ name: '造价师怎么报名', type: 2, price: 0 })
    const notice = await course({ name: '造价考试通知', type: 7, price: 0 })

    const answers = await Promise.all(
      ['book', 'answer', 'article'].map((kind) => client.get(address).qs({ keyword: '造价', kind }))
    )

    assert.deepEqual(answers.map(ids), [[book], [question], [notice]])
    assert.deepEqual(answers[0].body().counts, { course: 2, book: 1, answer: 1, article: 1 })
    assert.equal(answers[0].body().total, 1)
  })

  test('every word must be in the course’s or teacher’s name', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    await teacher.user.merge({ userName: '欧阳明远' }).save()
    const expected = await course({ name: '二级造价 2026 精讲', teacherId: teacher.user.id })
    await course({ name: '二级造价 2025 精讲', teacherId: teacher.user.id })
    await course({ name: '二级造价 2026 习题' })

    const answer = await client.get(address).qs({ keyword: ' 欧阳　２０２６ 造价 ' })

    assert.deepEqual(ids(answer), [expected])
    assert.deepEqual(answer.body().words, ['欧阳', '2026', '造价'])
  })

  test('the search reads texts of notices but not of courses', async ({ client, assert }) => {
    const notice = await course({
      name: '关于安排的通知',
      type: 7,
      price: 0,
      description: `<p>${'前'.repeat(60)}</p><p>请于周五前完成<strong>人脸</strong>核验&amp;登记</p>`,
    })
    await course({ name: '隐藏详情的继续教育', type: 5, description: '<p>人脸核验</p>' })

    const notices = await client.get(address).qs({ keyword: '完成', kind: 'article' })
    const courses = await client.get(address).qs({ keyword: '人脸' })

    assert.deepEqual(ids(notices), [notice])
    assert.match(notices.body().hits[0].excerpt, /^….*请于周五前完成人脸核验&登记$/)
    assert.deepEqual(ids(courses), [])
  })

  test('a match in the name ranks before one in the text', async ({ client, assert }) => {
    const text = await course({ name: '其他的通知', type: 7, price: 0, order: 9, description: '<p>报名时间</p>' })
    const name = await course({ name: '报名通知如下', type: 7, price: 0, order: 1 })

    const answer = await client.get(address).qs({ keyword: '报名', kind: 'article' })

    assert.deepEqual(ids(answer), [name, text])
  })

  test('unpublished courses are not found, not even by an admin', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await course({ name: '秘密的课程', status: 'unpublish' })
    await course({ name: '秘密的审核', status: 'auditing' })
    await course({ name: '秘密的隐藏', tags: ['hide'] })
    await course({ name: '秘密的规格', tags: ['nopublish'] })

    for (const token of [undefined, admin.token]) {
      const request = client.get(address).qs({ keyword: '秘密' })
      if (token) request.as(token)
      const answer = await request

      assert.deepEqual(answer.body().counts, { course: 0, book: 0, answer: 0, article: 0 })
      assert.deepEqual(ids(answer), [])
    }
  })

  test('wildcards are ordinary characters', async ({ client, assert }) => {
    const percent = await course({ name: '通过率 100% 的秘诀' })
    const line = await course({ name: '文件 a_b 说明' })
    const bang = await course({ name: '冲刺!!特训' })

    const found = await Promise.all(
      ['0%', 'a_b', '!!', '%%', '__', '%_'].map((keyword) => client.get(address).qs({ keyword }))
    )

    assert.deepEqual(found.map(ids), [[percent], [line], [bang], [], [], []])
  })

  test('keywords of fewer than 2 or more than 50 characters are rejected', async ({ client, assert }) => {
    for (const keyword of ['造', ' 造 ', '', '造'.repeat(51), undefined]) {
      const answer = await client.get(address).qs(keyword === undefined ? {} : { keyword })

      assert.equal(answer.body().code, 'error')
      assert.equal(answer.body().msg, '请输入2到50个字符的关键词')
    }
  })

  test('hostile keywords are rejected or find nothing', async ({ client, assert }) => {
    await course({ name: '公开的课程' })
    const corpus = [
      `' or 1=1 --`,
      `') union select password_hash from users --`,
      `1;drop table courses`,
      `\\' or '1'='1`,
      '\\\\',
      '\u0000\u0000',
      '\ud83d\ud83d',
      '<script>alert(1)</script>',
      '{{7*7}}',
      '${jndi:ldap://x}',
      '../../etc/passwd',
      '%00%00',
      '‮‮',
      "' ' ' ' '",
    ]
    for (const keyword of corpus) {
      const answer = await client.get(address).qs({ keyword })

      assert.equal(answer.status(), 200, `${keyword}: ${answer.text().slice(0, 200)}`)
      if (answer.body().code === '200') assert.deepEqual(answer.body().hits, [], keyword)
    }
    for (const query of ['keyword[]=ab', 'keyword[a]=ab', 'keyword=ab&kind=user', 'keyword=ab&page=-1']) {
      const answer = await client.get(`${address}?${query}`)

      assert.notEqual(answer.body().code, '200', query)
      assert.isBelow(answer.status(), 500)
    }
  })
})
