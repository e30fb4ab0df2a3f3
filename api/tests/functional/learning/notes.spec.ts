import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { MaxNotes, MaxNotesOfCourse, noteMessages } from '#learning/notes/terms'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement } from '#tests/factories/learning'
import { playbackClient, type Lesson } from './playback_client.js'

type Viewer = Lesson & { token: string; user: { id: number } }

const form = ({ chapterId }: Pick<Lesson, 'chapterId'>, noteText: string, noteSecond = 30) => ({
  courseChapterId: chapterId,
  noteText,
  noteSecond,
})

async function write(client: ApiClient, viewer: Viewer, body: object, key?: string) {
  const request = client.post(`/api/user/courses/${viewer.courseId}/notes`).json(body)
  if (key) request.header('Idempotency-Key', key)
  return (await request.header('Authorization', viewer.token)).body()
}

async function notes(client: ApiClient, { courseId, token }: Pick<Viewer, 'courseId' | 'token'>) {
  const answer = await client.get(`/api/user/courses/${courseId}/notes`).header('Authorization', token)
  return answer.body().notes as { noteId: number; noteText: string; noteSecond: number }[]
}

const change = async (client: ApiClient, { token }: Viewer, id: number, body: object) =>
  (await client.put(`/api/user/notes/${id}`).json(body).header('Authorization', token)).body()

/** Notes that only count towards the limit. */
const fill = ({ user, courseId, chapterId }: Viewer, count: number) =>
  db
    .table('chapter_notes')
    .multiInsert(
      Array.from({ length: count }, () => ({
        user_id: user.id,
        course_id: courseId,
        chapter_id: chapterId,
        note_text: '占位',
        revision: 1,
        created_at: '2026-11-01 00:00:00',
      }))
    )

test.group('Notes of a course', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('notes are ordered by video position', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await write(client, viewer, form(viewer, '后面的', 400))
    const { note, msg } = await write(client, viewer, form(viewer, ' 前面的\n第二行 ', 12.9))

    assert.equal(msg, noteMessages.noteSaved)
    assert.include(note, { courseChapterId: viewer.chapterId, noteSecond: 12, revision: 1 })
    assert.deepEqual(
      (await notes(client, viewer)).map(({ noteText, noteSecond }) => [noteSecond, noteText]),
      [
        [12, '前面的\n第二行'],
        [400, '后面的'],
      ]
    )
  })

  test('a position is at most the length of the video', async ({ client, assert }) => {
    const viewer = await playbackClient({ seconds: 600 })

    const { note } = await write(client, viewer, form(viewer, '最后', 5000))

    assert.equal(note.noteSecond, 600)
  })

  test('notes are private', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const { note } = await write(client, viewer, form(viewer, '我的'))
    const other = await createUser()
    await createEntitlement(other.user.id, viewer.courseId)
    const elsewhere = { ...viewer, token: other.token }

    assert.deepEqual(await notes(client, elsewhere), [])
    for (const method of ['put', 'delete'] as const) {
      const answer = await client[method](`/api/user/notes/${note.noteId}`)
        .json({ noteText: '改', revision: 1 })
        .header('Authorization', other.token)
      assert.equal(answer.status(), 404)
    }
    assert.equal((await notes(client, viewer))[0].noteText, '我的')
  })

  test('a note needs an entitlement', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const other = await createUser()

    const refused = await write(client, { ...viewer, ...other }, form(viewer, '没有购买'))

    assert.equal(refused.code, 'not-bought')
    assert.lengthOf(await db.from('chapter_notes'), 0)
  })

  test('a note belongs to a chapter of its course', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const foreign = await createChapter(await course())

    const answer = await client
      .post(`/api/user/courses/${viewer.courseId}/notes`)
      .json(form({ ...viewer, chapterId: foreign.chapterId }, '别处'))
      .header('Authorization', viewer.token)

    assert.equal(answer.status(), 404)
  })

  test('an empty and a very long note are rejected', async ({ client, assert }) => {
    const viewer = await playbackClient()

    const empty = await write(client, viewer, form(viewer, '  \n '))
    const long = await write(client, viewer, form(viewer, '长'.repeat(2001)))

    assert.equal(empty.msg, noteMessages.noteNeeded)
    assert.equal(long.msg, noteMessages.noteLength)
    assert.equal((await write(client, viewer, form(viewer, '长'.repeat(2000)))).code, '200')
  })

  test('a repeated key saves one note', async ({ client, assert }) => {
    const viewer = await playbackClient()

    const first = await write(client, viewer, form(viewer, '一次'), 'note-1')
    const again = await write(client, viewer, form(viewer, '一次'), 'note-1')

    assert.equal(again.note.noteId, first.note.noteId)
    assert.lengthOf(await notes(client, viewer), 1)
  })

  test('notes are limited for each course and in total', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await fill(viewer, MaxNotesOfCourse - 1)
    const [last, more] = await Promise.all([
      write(client, viewer, form(viewer, '最后一条')),
      write(client, viewer, form(viewer, '多一条')),
    ])
    assert.sameMembers([last.code, more.code], ['200', 'error'])
    assert.include([last.msg, more.msg], noteMessages.tooManyOfCourse)

    const elsewhere = await course()
    const other = { ...viewer, ...(await createChapter(elsewhere)), courseId: elsewhere }
    await createEntitlement(viewer.user.id, elsewhere)
    assert.equal((await write(client, other, form(other, '别的课程'))).code, '200')
    await db.from('chapter_notes').where('course_id', elsewhere).delete()
    const third = await playbackClient()
    for (let count = 0; count < MaxNotes - MaxNotesOfCourse; count += 500) {
      await fill({ ...third, user: viewer.user }, 500)
    }
    assert.equal((await write(client, other, form(other, '满了'))).msg, noteMessages.tooManyNotes)
  })
})

test.group('Changes of a note', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('a concurrent change returns the newer text', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const { note } = await write(client, viewer, form(viewer, '原文'))

    const first = await change(client, viewer, note.noteId, { noteText: '甲', revision: 1 })
    const second = await change(client, viewer, note.noteId, { noteText: '乙', revision: 1 })

    assert.include(first.note, { noteText: '甲', revision: 2 })
    assert.include(second, { code: 'note-changed', noteText: '甲', revision: 2 })
    const solved = await change(client, viewer, note.noteId, { noteText: '甲乙', revision: 2 })
    assert.include(solved.note, { noteText: '甲乙', revision: 3 })
  })

  test('a repeated change with the same text is accepted', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const { note } = await write(client, viewer, form(viewer, '原文'))
    const body = { noteText: '新', revision: 1 }

    await change(client, viewer, note.noteId, body)
    const again = await change(client, viewer, note.noteId, body)

    assert.include(again.note, { noteText: '新', revision: 2 })
  })

  test('own notes can be changed after the entitlement expires', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const { note } = await write(client, viewer, form(viewer, '原文'))
    await db.from('user_courses').where('user_id', viewer.user.id).update({ expires_on: '2020-01-01' })

    assert.equal((await write(client, viewer, form(viewer, '新的'))).code, 'expired')
    assert.equal((await change(client, viewer, note.noteId, { noteText: '改', revision: 1 })).code, '200')
    await client.delete(`/api/user/notes/${note.noteId}`).header('Authorization', viewer.token)
    assert.lengthOf(await notes(client, viewer), 0)
  })
})

test.group('The notes file', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  const file = (client: ApiClient, { courseId, token }: Viewer) =>
    client.get(`/api/user/courses/${courseId}/notes-file`).header('Authorization', token)

  test('the file has own notes by chapter', async ({ client, assert }) => {
    const viewer = await playbackClient()
    const later = await createChapter(viewer.courseId)
    await db.from('chapters').where('id', viewer.chapterId).update({ chapter_title: '第一讲', chapter_order: 1 })
    await db.from('chapters').where('id', later.chapterId).update({ chapter_title: '第二讲', chapter_order: 2 })
    await write(client, viewer, form(later, '# 二', 7))
    await write(client, viewer, form(viewer, '=1+1\n\n第二段', 3661))
    await write(client, viewer, form(viewer, '一', 65))
    await db.from('chapter_notes').where('note_text', 'like', '=%').update({ position_seconds: 3661 })

    const answer = await file(client, viewer)

    assert.match(answer.header('content-type')!, /^text\/markdown/)
    assert.include(answer.header('content-disposition')!, encodeURIComponent('学习笔记-'))
    const text = answer.text()
    const body = text.slice(text.indexOf('## '))
    assert.equal(
      body,
      '## 第一讲\n\n**01:05**\n\n> 一\n\n**01:01:01**\n\n> =1+1\n>\n> 第二段\n\n## 第二讲\n\n**00:07**\n\n> # 二\n'
    )
  })

  test('a file without notes is rejected with a message', async ({ client, assert }) => {
    const viewer = await playbackClient()

    assert.equal((await file(client, viewer)).body().msg, noteMessages.noNotes)
  })
})
