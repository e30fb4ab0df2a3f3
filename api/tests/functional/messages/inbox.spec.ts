import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#core/transaction'
import { writeMessage } from '#messages/write_message'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { statementsOf } from '#tests/statements'

let number = 0

async function messageTo({ user }: CreatedUser): Promise<number> {
  number++
  const { id: userId } = user
  await transaction((trx) =>
    writeMessage(trx, userId, {
      kind: 'commentApproved',
      reference: `comment:${number}`,
      facts: { courseId: number, courseName: `课程${number}` },
    })
  )
  return (await db.from('messages').where('user_id', userId).orderBy('id', 'desc').firstOrFail()).id
}

test.group('Inbox', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('own messages are listed newest first, with their links', async ({ client, assert }) => {
    const [reader, other] = [await createUser(), await createUser()]
    const ids = [await messageTo(reader), await messageTo(reader)]
    await messageTo(other)

    const answer = await client.get('/api/user/messages').as(reader)

    const { rows, total, unread } = answer.body()
    assert.deepEqual({ total, unread }, { total: 2, unread: 2 })
    assert.deepEqual(
      rows.map(({ messageId }: { messageId: number }) => messageId),
      ids.toReversed()
    )
    assert.containSubset(rows[0], {
      kind: 'commentApproved',
      title: '评论已通过',
      text: `您对“课程${number - 1}”的评论已公开显示`,
      link: `/index/course-info/${number - 1}`,
      read: false,
    })
  })

  test('the inbox is paged and can show unread messages only', async ({ client, assert }) => {
    const reader = await createUser()
    const ids: number[] = []
    for (let turn = 0; turn < 7; turn++) ids.push(await messageTo(reader))
    await client
      .post('/api/user/messages/read')
      .as(reader)
      .json({ messageIds: [ids[6]] })

    const list = async (query: object) => (await client.get('/api/user/messages').as(reader).qs(query)).body()

    const second = await list({ page: 2, pageSize: 5 })
    assert.deepEqual(
      second.rows.map(({ messageId }: { messageId: number }) => messageId),
      [ids[1], ids[0]]
    )
    assert.include(second, { total: 7, unread: 6 })
    const unread = await list({ unread: true, pageSize: 5 })
    assert.include(unread, { total: 6, unread: 6 })
    assert.equal(unread.rows[0].messageId, ids[5])
  })

  test('messages are marked as read one by one or all', async ({ client, assert }) => {
    const [reader, other] = [await createUser(), await createUser()]
    const [first] = [await messageTo(reader), await messageTo(reader), await messageTo(other)]
    const read = async (body: object) => (await client.post('/api/user/messages/read').as(reader).json(body)).body()

    assert.include(await read({ messageIds: [first, first] }), { code: '200', unread: 1 })
    const { read_at: readAt } = await db.from('messages').where('id', first).firstOrFail()
    assert.include(await read({ all: true }), { code: '200', unread: 0 })
    const again = await db.from('messages').where('id', first).firstOrFail()
    assert.deepEqual(again.read_at, readAt)
    assert.lengthOf(await db.from('messages').where('user_id', other.user.id).whereNull('read_at'), 1)
  })

  test('messages of other users are not found', async ({ client, assert }) => {
    const [reader, other] = [await createUser(), await createUser()]
    const [own, foreign] = [await messageTo(reader), await messageTo(other)]
    const read = (messageIds: number[]) => client.post('/api/user/messages/read').as(reader).json({ messageIds })

    const [theirs, missing] = [await read([own, foreign]), await read([own, 4_000_000_000])]

    theirs.assertStatus(404)
    missing.assertStatus(404)
    assert.deepEqual(theirs.body(), missing.body())
    assert.isEmpty(await db.from('messages').whereIn('id', [own, foreign]).whereNotNull('read_at'))
  })

  test('marking without ids is rejected', async ({ client, assert }) => {
    const reader = await createUser()
    const read = async (body: object) => (await client.post('/api/user/messages/read').as(reader).json(body)).body()

    for (const body of [{}, { messageIds: [] }, { all: false }, { messageIds: ['x'] }]) {
      const { code, msg } = await read(body)
      assert.notEqual(code, '200', JSON.stringify(body))
      assert.match(msg, /消息/)
    }
  })

  test('unread messages are counted with one statement', async ({ client, assert }) => {
    const reader = await createUser()
    await messageTo(reader)
    const sent = await statementsOf(async () => {
      const answer = await client.get('/api/user/messages/unread').as(reader)
      assert.include(answer.body(), { code: '200', unread: 1 })
    })
    assert.lengthOf(
      sent.filter((sql) => sql.includes('messages')),
      1
    )
  })
})
