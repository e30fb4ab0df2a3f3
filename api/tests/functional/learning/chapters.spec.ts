import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement } from '#tests/factories/learning'

async function ask(client: ApiClient, id: number, token?: string, which = 'published-chapters') {
  const request = client.get(`/api/public/courses/${id}/${which}`)
  const answer = await (token ? request.header('Authorization', token) : request)
  return { status: answer.status(), ...answer.body() }
}

interface Chapter {
  chapterTitle: string
  children: Chapter[]
}
/** Titles with those of the children. */
type Outline = (string | Outline)[]
const outline = (chapters: Chapter[]): Outline =>
  chapters.map(({ chapterTitle, children }) => (children.length ? [chapterTitle, outline(children)] : chapterTitle))

test.group('Chapters of a course', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('published chapters are an ordered tree without unpublished branches', async ({ client, assert }) => {
    const id = await course()
    const second = await chapter(id, { title: '第二章', order: 2 })
    const first = await chapter(id, { title: '第一章', order: 1 })
    const hidden = await chapter(id, { title: '未发布', order: 3, status: 'unpublish' })
    await chapter(id, { title: '二之一', parentId: second })
    await chapter(id, { title: '一之二', parentId: first, order: 2 })
    await chapter(id, { title: '一之一', parentId: first, order: 1, status: 'pubprac' })
    await chapter(id, { title: '藏着', parentId: hidden })

    const { chapters } = await ask(client, id)

    assert.deepEqual(outline(chapters), [
      ['第一章', ['一之一', '一之二']],
      ['第二章', ['二之一']],
    ])
    assert.equal(chapters[0].children[0].parentId, first)
    assert.equal(chapters[0].parentId, 0)
  })

  test('video ids are sent only to users who can play them', async ({ client, assert }) => {
    const [buyer, other] = [await createUser(), await createUser()]
    const id = await course()
    const { videoId, chapterId } = await createChapter(id, { handout: 'handout/a.pdf', paperId: 9 })
    await createEntitlement(buyer.user.id, id)
    await db
      .table('study_logs')
      .insert({ user_id: buyer.user.id, course_id: id, chapter_id: chapterId, created_at: toStored(now()) })

    const [mine] = (await ask(client, id, buyer.token)).chapters
    assert.include(mine, {
      chapterVideoId: videoId,
      hasVideo: true,
      videoDuration: 60,
      chapterTime: 10,
      chapterHandoutExtension: '讲义.pdf',
      existPractice: true,
      studyStatus: 1,
    })
    for (const token of [undefined, other.token]) {
      const [theirs] = (await ask(client, id, token)).chapters
      assert.include(theirs, { chapterVideoId: null, hasVideo: true, studyStatus: 0 })
    }
  })

  test('video ids of a free course are public', async ({ client, assert }) => {
    const id = await course({ price: 0 })
    const { videoId } = await createChapter(id)
    assert.equal((await ask(client, id)).chapters[0].chapterVideoId, videoId)
  })

  test('a chapter with published exercises only has no video or handout', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const id = await course()
    await createChapter(id, { status: 'pubprac', handout: 'handout/a.pdf', paperId: 3 })
    await createEntitlement(user.id, id)

    assert.include((await ask(client, id, token)).chapters[0], {
      hasVideo: false,
      chapterVideoId: null,
      videoDuration: 0,
      chapterHandoutExtension: null,
      existPractice: true,
    })
  })

  test('chapters of further education are hidden until bought', async ({ client, assert }) => {
    const [buyer, other] = [await createUser(), await createUser()]
    const id = await course({ type: 5 })
    await createChapter(id)
    await createEntitlement(buyer.user.id, id)

    for (const token of [undefined, other.token]) {
      assert.deepInclude(await ask(client, id, token), { chapters: [], hiddenDetail: true })
    }
    const mine = await ask(client, id, buyer.token)
    assert.isFalse(mine.hiddenDetail)
    assert.lengthOf(mine.chapters, 1)

    const page = async (token: string) => {
      const answer = await client.get(`/api/public/courses/${id}`).header('Authorization', token)
      return answer.body().course.hiddenDetail
    }
    assert.isFalse(await page(buyer.token))
    assert.isTrue(await page(other.token))
  })

  test('unpublished chapters are visible to their teacher and admins only', async ({ client, assert }) => {
    const [teacher, anotherUser] = [await createUser(Role.Teacher), await createUser(Role.Teacher)]
    const id = await course({ teacherId: teacher.user.id })
    await createChapter(id, { status: 'unpublish' })

    for (const { token } of [teacher, await createUser(Role.Admin)]) {
      assert.lengthOf((await ask(client, id, token, 'chapters')).chapters, 1)
      assert.lengthOf((await ask(client, id, token)).chapters, 0)
    }
    const auditor = await createUser(Role.Auditor)
    for (const token of [anotherUser.token, auditor.token, (await createUser()).token, undefined]) {
      assert.lengthOf((await ask(client, id, token, 'chapters')).chapters, 0)
    }
  })

  test('chapters of an unknown or unpublished course get 404', async ({ client, assert }) => {
    const { token } = await createUser()
    for (const id of [await course({ status: 'unpublish' }), 999_999]) {
      for (const which of ['chapters', 'published-chapters']) {
        assert.equal((await ask(client, id, token, which)).status, 404)
      }
    }
  })
})
