import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import PruneUploadsJob from '#catalogue/chapters/prune_uploads_job'
import { pruneHandouts } from '#catalogue/chapters/prune_handouts'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import type LocalStorage from '#drivers/storage/local_storage'
import { createUser } from '#tests/factories/accounts'
import { chapter, draft } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'
import { storeOnDisk } from '#tests/factories/store_on_disk'
import { videosOf } from '#tests/factories/video_admin_client'

let storage: LocalStorage
let made = 0

/** A handout uploaded the given number of days ago. @returns its key */
async function handout({ days = 8, ownerId = 1 } = {}): Promise<string> {
  const key = `handout/202608/${ownerId}/${String(++made).padStart(20, 'x')}.pdf`
  await storage.put(key, Buffer.from('%PDF-1.7'))
  await db
    .table('stored_files')
    .insert({
      key,
      category: 'handout',
      bytes: 8,
      mime: 'application/pdf',
      created_at: toStored(now().minus({ days })),
    })
  return key
}

test.group('Handouts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const store = await storeOnDisk()
    storage = store.storage
    return store.removeStore
  })

  const put = (videos: ReturnType<typeof videosOf>, at: string, key: string | null) =>
    videos.send('POST', at, {
      chapterTitle: '第一章',
      chapterHandoutName: '讲义.pdf',
      chapterHandoutExtension: key && storage.publicUrl(key),
    })

  test('a handout can be attached and removed, its file is deleted', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const videos = videosOf(client, admin)
    const courseId = await draft()
    const at = `/api/admin/courses/${courseId}/chapters/${await chapter(courseId)}`
    const key = await handout()
    assert.equal((await put(videos, at, key)).body().chapter.chapterHandoutExtension, '讲义.pdf')
    const copied = await adminClient(client, admin).copy(courseId, '复制的课程')

    const taken = await videos.send('DELETE', `${at}/handout`)
    assert.equal(taken.body().msg, '讲义删除成功')
    assert.isNull((await videos.send('GET', at)).body().chapter.chapterHandoutExtension)
    assert.equal((await videos.send('DELETE', `${at}/handout`)).body().msg, messages.emptyHandouts)

    assert.equal(await pruneHandouts(storage), 0)
    assert.isNotNull(await storage.head(key))

    await videos.send('DELETE', `/api/admin/courses/${copied.body().courseId}`)
    assert.equal(await pruneHandouts(storage), 1)
    assert.isNull(await storage.head(key))
    assert.isNull(await db.from('stored_files').where({ key }).first())
  })

  test('replaced and unused handouts are deleted after a week', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const at = `/api/admin/courses/${courseId}/chapters/${await chapter(courseId)}`
    const [old, used, unsaved, fresh] = [await handout(), await handout(), await handout(), await handout({ days: 6 })]
    await put(videos, at, old)
    await put(videos, at, used)

    await new PruneUploadsJob(
      await app.container.make((await import('#drivers/video/video_cloud')).VideoCloud),
      storage
    ).execute()

    for (const key of [old, unsaved]) assert.isNull(await storage.head(key))
    for (const key of [used, fresh]) assert.isNotNull(await storage.head(key))
  })

  test('a teacher can attach only their own existing uploads', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const courseId = await draft(teacher.user.id)
    const at = `/api/teacher/courses/${courseId}/chapters/${await chapter(courseId)}`
    const videos = videosOf(client, teacher)
    const own = await handout()
    await db.from('stored_files').where({ key: own }).update({ owner_id: teacher.user.id })
    const foreign = await handout()
    const gone = await handout()
    await db.from('stored_files').where({ key: gone }).delete()

    for (const key of [foreign, gone]) {
      assert.equal((await put(videos, at, key)).body().msg, messages.handoutNotOurs)
    }
    assert.equal((await put(videos, at, own)).body().code, '200')
  })
})
