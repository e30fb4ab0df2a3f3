import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { videosOf, hasVideoFile, video } from '#tests/factories/video_admin_client'

const list = '/api/admin/cloud-videos'

test.group('Simultaneous changes of one cloud video', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('only one of several simultaneous deletions succeeds', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const free = await video()

    const answers = await Promise.all([1, 2, 3].map(() => videos.send('DELETE', `${list}/${free}`)))

    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 404, 404])
    assert.lengthOf(await db.from('audit_logs').where('action', 'video.delete'), 1)
    assert.isFalse(await hasVideoFile(free))
  })

  test('a video attached and deleted simultaneously is attached or gone', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    for (let round = 0; round < 5; round++) {
      const free = await video()
      const courseId = await course({ status: 'unpublish' })
      const chapterId = await chapter(courseId)
      const at = `/api/admin/courses/${courseId}/chapters/${chapterId}/video`

      const [put, deleted] = await Promise.all([
        videos.send('POST', at, { videoId: free }),
        videos.send('DELETE', `${list}/${free}`),
      ])

      const { video_id: inChapter } = await db.from('chapters').where('id', chapterId).first()
      assert.equal(put.body().code === '200', inChapter === free)
      assert.equal(deleted.body().code === '200', inChapter === null)
      assert.equal(await hasVideoFile(free), inChapter === free)
    }
  })
})
