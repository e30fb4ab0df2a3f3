import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { video } from '#tests/factories/video_admin_client'

/** Values that people and programs put into a URL. */
const corpus = [
  `'`,
  `" or 1=1 --`,
  `1;drop table courses`,
  `') union select password_hash from users --`,
  `1) or sleep(5)#`,
  `course_order desc, (select 1)`,
  `price-asc;`,
  `PRICE-ASC`,
  `__proto__`,
  `constructor`,
  `%`,
  `_!\\`,
  `\u0000`,
  `造\u0000价`,
  `-1`,
  `0`,
  `1.5`,
  `1e9`,
  `1e400`,
  `-0`,
  `NaN`,
  `Infinity`,
  `99999999999999999999`,
  `0x10`,
  `１２`,
  `true`,
  `null`,
  `{"$gt":0}`,
  `[1,2]`,
  `${'长'.repeat(3000)}`,
  `<script>alert(1)</script>`,
  `\u202e\u200d\ufeff`,
  `\ud83d`,
  `😀`,
  `İI`,
]

/** One value, a list, a nested object, a list of objects, the same name twice. */
const shapes = [
  (name: string, value: string) => `${name}=${value}`,
  (name: string, value: string) => `${name}[]=${value}`,
  (name: string, value: string) => `${name}[a]=${value}`,
  (name: string, value: string) => `${name}[0][b]=${value}`,
  (name: string, value: string) => `${name}=1&${name}=${value}`,
]

interface List {
  address: string
  token?: string
  parameters: string[]
  rows: (body: Record<string, unknown>) => string[]
  /** Every order that the list may use, with all items that this user may see. */
  orders: string[][]
}

const textsOf = (key: string, name: string) => (body: Record<string, unknown>) =>
  ((body[key] ?? []) as Record<string, unknown>[]).map((row) => String(row[name]))
const paging = ['page', 'pageSize']

test.group('Hostile sorts, filters and pages', (group) => {
  group.tap((test) => test.tags(['@slow']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function lists(): Promise<List[]> {
    const admin = await createUser(Role.Admin)
    const teacher = await createUser(Role.Teacher)
    const learner = await createUser()
    const facts = (at: number) => ({
      name: `公开造价 ${at}`,
      order: [3, 1, 2][at],
      price: [200, 300, 100][at],
      orderCount: [1, 2, 3][at],
      publishedAt: `2026-01-0${[2, 3, 1][at]} 00:00:00`,
    })
    const [a, b, c] = [await course(facts(0)), await course(facts(1)), await course(facts(2))].map(String)
    const own = String(await course({ name: '我的造价', status: 'unpublish', teacherId: teacher.user.id }))
    const hidden = String(await course({ name: '秘密造价', tags: ['hide'], order: 9 }))
    const comments: string[] = []
    for (const [at, status] of [2, 2, 1].entries()) {
      const [id] = await db
        .table('comments')
        .insert({
          course_id: Number(a),
          user_id: learner.user.id,
          comment_content: `评论 ${at}`,
          comment_status: status,
          created_at: `2026-01-0${at + 1} 00:00:00`,
        })
      comments.unshift(String(id))
    }
    const videos = [await video({ title: '录像一', days: 2 }), await video({ title: '录像二', days: 1 })]

    const courseIds = textsOf('courses', 'courseId')
    const courseParameters = ['courseStatus', 'teacherId', 'tag', 'orderByClause', ...paging]
    const publicOrders = [
      [a, c, b],
      [b, a, c],
      [c, a, b],
      [b, a, c],
      [c, b, a],
    ]
    return [
      { address: '/api/public/courses', parameters: courseParameters, rows: courseIds, orders: publicOrders },
      {
        address: '/api/public/courses',
        token: admin.token,
        parameters: courseParameters,
        rows: courseIds,
        orders: [
          [hidden, a, c, b, own],
          [b, a, c, hidden, own],
          [hidden, b, a, c, own],
          [c, a, b, own, hidden],
          [hidden, own, b, a, c],
          [c, b, a, hidden, own],
        ],
      },
      {
        address: '/api/public/search?keyword=造价',
        parameters: ['keyword', 'kind', ...paging],
        rows: textsOf('hits', 'courseId'),
        orders: [[a, c, b]],
      },
      {
        address: '/api/teacher/courses',
        token: teacher.token,
        parameters: ['courseName', 'courseType', 'courseStatus', 'orderByClause', 'teacherId', ...paging],
        rows: courseIds,
        orders: [[own]],
      },
      {
        address: '/api/comments',
        parameters: ['courseId', 'courseName', 'commentStatus', ...paging],
        rows: textsOf('comments', 'courseCommentId'),
        orders: [comments.slice(1)],
      },
      {
        address: '/api/comments',
        token: admin.token,
        parameters: ['courseId', 'courseName', 'commentStatus', ...paging],
        rows: textsOf('comments', 'courseCommentId'),
        orders: [comments],
      },
      {
        address: '/api/admin/cloud-videos',
        token: admin.token,
        parameters: ['videoStatus', 'title', ...paging],
        rows: textsOf('videoList', 'videoId'),
        orders: [videos, [...videos].reverse()],
      },
    ]
  }

  test('hostile parameters never break, widen or reorder a list', async ({ client, assert }) => {
    for (const { address, token, parameters, rows, orders } of await lists()) {
      for (const query of parameters.flatMap(questions)) {
        const request = client.get(`${address}${address.includes('?') ? '&' : '?'}${query}`)
        if (token) request.as(token)
        const answer = await request

        const label = `${address}?${decodeURIComponent(query).slice(0, 60)}: ${answer.text().slice(0, 120)}`
        assert.isBelow(answer.status(), 500, label)
        assert.isTrue(
          orders.some((order) => follows(rows(answer.body()), order)),
          label
        )
      }
    }
  })

  test('a page never exceeds the limit', async ({ client, assert }) => {
    for (let at = 0; at < 101; at++) await course({ name: '造价' })

    for (const query of [
      'pageSize=101',
      'pageSize=100',
      'pageSize[]=500',
      'pageSize=100&pageSize=100',
      'page=1&pageSize=1e2',
    ]) {
      for (const address of ['/api/public/courses?', '/api/public/search?keyword=造价&']) {
        const body = (await client.get(address + query)).body()
        assert.isAtMost((body.courses ?? body.hits ?? []).length, 100, query)
      }
    }
  })
})

function questions(name: string): string[] {
  return corpus.flatMap((value) => shapes.map((shape) => shape(name, encodeURIComponent(value.toWellFormed()))))
}

/** True when the rows are a subset of the order, each once and in the same sequence. */
function follows(rows: string[], order: string[]): boolean {
  let at = -1
  return rows.every((row) => (at = order.indexOf(row, at + 1)) >= 0)
}
