import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { chapter, course, draft } from '#tests/factories/catalogue'

interface TreeChapter {
  chapterTitle: string
  children: TreeChapter[]
}

test.group('Chapters in the admin area', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const at = (client: ApiClient, { token }: CreatedUser) => {
    const base = '/api/admin/courses'
    const send = async (path: string, body: object) => await client.post(`${base}/${path}`).as(token).json(body)
    return {
      add: (course: number, form: object) => send(`${course}/chapters`, form),
      save: (course: number, id: number, form: object) => send(`${course}/chapters/${id}`, form),
      move: (move: object) => send('adjust-chapter-order', move),
      remove: (course: number, id: number) => client.delete(`${base}/${course}/chapters/${id}`).as(token),
      tree: async (course: number) => (await client.get(`${base}/${course}/chapters`).as(token)).body().chapters,
    }
  }
  const titles = (tree: TreeChapter[]): unknown[] =>
    tree.map(({ chapterTitle, children }) => (children.length ? [chapterTitle, titles(children)] : chapterTitle))

  test('an admin can build a tree of two levels', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const id = await draft()
    const { courseChapterId: first } = (await adminApi.add(id, { chapterTitle: '章节1' })).body().chapter
    await adminApi.add(id, { chapterTitle: '章节2' })
    const sub = await adminApi.add(id, { chapterTitle: '章节1-1', parentId: first, chapterTime: 45.5 })

    assert.containsSubset(sub.body().chapter, {
      parentId: first,
      chapterTime: 45.5,
      chapterStatus: 'published',
      hasVideo: false,
    })
    assert.deepEqual(titles(await adminApi.tree(id)), [['章节1', ['章节1-1']], '章节2'])

    const third = await adminApi.add(id, { chapterTitle: '章节1-1-1', parentId: sub.body().chapter.courseChapterId })
    assert.equal(third.body().msg, messages.chapterTwoLevels)
  })

  test('each invalid field has its own message', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const id = await draft()
    const elsewhere = await chapter(await draft())
    const wrong: [object, string][] = [
      [{}, '请输入章节标题'],
      [{ chapterTitle: '一' }, messages.chapterTitleLength],
      [{ chapterTitle: '字'.repeat(51) }, messages.chapterTitleLength],
      [{ chapterTitle: '章节', chapterTime: 100.1 }, messages.chapterMinutesRange],
      [{ chapterTitle: '章节', chapterTime: 1.25 }, messages.chapterMinutesRange],
      [{ chapterTitle: '章节', parentId: elsewhere }, messages.chapterParentUnknown],
      [{ chapterTitle: '章节', chapterVideoId: 'none' }, messages.videoUnknown],
      [{ chapterTitle: '章节', chapterHandoutExtension: '/etc/passwd' }, messages.handoutNotOurs],
    ]

    for (const [form, sentence] of wrong) {
      assert.equal((await adminApi.add(id, form)).body().msg, sentence)
    }
    assert.isEmpty(await adminApi.tree(id))
  })

  test('a saved chapter keeps fields that its form does not contain', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const id = await draft()
    await db
      .table('videos')
      .insert({ video_id: 'clip', title: '视频', seconds: 61, status: 'normal', created_at: toStored(now()) })
    const { courseChapterId } = (await adminApi.add(id, { chapterTitle: '章节1', chapterVideoId: 'clip' })).body()
      .chapter

    const saved = await adminApi.save(id, courseChapterId, { chapterTitle: '第一章', chapterStatus: 'pubprac' })

    assert.containsSubset(saved.body().chapter, {
      chapterTitle: '第一章',
      chapterStatus: 'pubprac',
      chapterVideoId: 'clip',
      videoDuration: 61,
    })
  })

  test('a chapter with children or study records cannot be deleted', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const learner = await createUser()
    const id = await draft()
    const top = await chapter(id)
    const sub = await chapter(id, { parentId: top })
    const studied = await chapter(id)
    await db
      .table('study_logs')
      .insert({
        user_id: learner.user.id,
        course_id: id,
        chapter_id: studied,
        study_seconds: 60,
        study_status: 'unuse',
        created_at: toStored(now()),
      })

    assert.equal((await adminApi.remove(id, top)).body().msg, '当前节点有子章节不能删除')
    assert.equal((await adminApi.remove(id, studied)).body().msg, messages.chapterStudied)
    assert.equal((await adminApi.remove(id, sub)).body().msg, '删除成功!')
    assert.equal((await adminApi.remove(id, top)).body().msg, '删除成功!')
    ;(await adminApi.remove(id, top)).assertStatus(404)
  })

  test('dragging reorders a level and moves between levels', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const id = await draft()
    const [a, b, c] = [
      await chapter(id, { title: '甲', order: 1 }),
      await chapter(id, { title: '乙', order: 2 }),
      await chapter(id, { title: '丙', order: 3 }),
    ]
    const sub = await chapter(id, { title: '甲一', parentId: a, order: 1 })

    await adminApi.move({ sourceChapterId: c, parentChapterId: 0, chapterIds: [c, a, b] })
    assert.deepEqual(titles(await adminApi.tree(id)), ['丙', ['甲', ['甲一']], '乙'])

    await adminApi.move({ sourceChapterId: b, parentChapterId: a, chapterIds: [b, sub] })
    assert.deepEqual(titles(await adminApi.tree(id)), ['丙', ['甲', ['乙', '甲一']]])

    await adminApi.move({ sourceChapterId: sub, parentChapterId: 0, chapterIds: [c, sub, a] })
    assert.deepEqual(titles(await adminApi.tree(id)), ['丙', '甲一', ['甲', ['乙']]])
  })

  test('a drag never creates a third level, a cycle or lost chapters', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const id = await draft()
    const a = await chapter(id, { order: 1 })
    const b = await chapter(id, { order: 2 })
    const sub = await chapter(id, { parentId: a })
    const foreign = await chapter(await draft())
    const before = await adminApi.tree(id)

    const moves: [object, string][] = [
      [{ sourceChapterId: a, parentChapterId: b, chapterIds: [a] }, messages.chapterTwoLevels],
      [{ sourceChapterId: b, parentChapterId: sub, chapterIds: [b] }, messages.chapterTwoLevels],
      [{ sourceChapterId: a, parentChapterId: a, chapterIds: [a] }, messages.chapterParentUnknown],
      [{ sourceChapterId: a, parentChapterId: foreign, chapterIds: [a] }, messages.chapterParentUnknown],
      [{ sourceChapterId: a, parentChapterId: 0, chapterIds: [a] }, messages.chapterOrderStale],
      [{ sourceChapterId: a, parentChapterId: 0, chapterIds: [b, b] }, messages.chapterOrderStale],
      [{ sourceChapterId: a, parentChapterId: 0, chapterIds: [b, foreign] }, messages.chapterOrderStale],
    ]
    for (const [move, sentence] of moves) {
      assert.equal((await adminApi.move(move)).body().msg, sentence, JSON.stringify(move))
    }
    ;(await adminApi.move({ sourceChapterId: 999_999, chapterIds: [1] })).assertStatus(404)
    assert.deepEqual(await adminApi.tree(id), before)
  })

  test('the tree of a published course cannot change', async ({ client, assert }) => {
    const adminApi = at(client, await createUser(Role.Admin))
    const id = await course({})
    const one = await chapter(id)

    for (const answer of [
      await adminApi.add(id, { chapterTitle: '章节2' }),
      await adminApi.save(id, one, { chapterTitle: '章节2' }),
      await adminApi.remove(id, one),
      await adminApi.move({ sourceChapterId: one, parentChapterId: 0, chapterIds: [one] }),
    ]) {
      assert.equal(answer.body().msg, messages.onlyUnpublishedEditable)
    }
  })

  test('only admins and the owning teacher can read the tree', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await course({ status: 'unpublish', teacherId: teacher.user.id })
    const one = await chapter(id)
    const read = async ({ token }: CreatedUser, path: string) => (await client.get(path).as(token)).status()
    const paths = [`/api/admin/courses/${id}/chapters`, `/api/admin/courses/${id}/chapters/${one}`]

    for (const path of paths) {
      for (const who of [teacher, await createUser(Role.Admin)]) {
        assert.equal(await read(who, path), 200)
      }
      assert.equal(await read(await createUser(Role.Teacher), path), 404)
      assert.equal(await read(await createUser(), path), 403)
      assert.equal(await read(await createUser(Role.Auditor), path), 403)
    }
    const admin = await createUser(Role.Admin)
    assert.equal(await read(admin, `/api/admin/courses/${await draft()}/chapters/${one}`), 404)
  })
})
