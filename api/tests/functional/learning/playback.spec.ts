import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import LocalVideo from '#drivers/video/local_video'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement, videoFiles } from '#tests/factories/learning'

const ask = (client: ApiClient, qs: object, token?: string) => {
  const request = client.get('/api/vod/play-urls').qs(qs)
  return token ? request.header('Authorization', token) : request
}

test.group('Access to videos', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a buyer gets definitions, a session and playable URLs', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course()
    const { videoId } = await createChapter(courseId)
    await createEntitlement(user.id, courseId)

    const answer = await ask(client, { courseId, videoId }, token)

    const { playUrls, coursePlayId, title, duration } = answer.body()
    assert.deepEqual(
      playUrls.map((one: { definition: string; format: string }) => [one.definition, one.format]),
      [
        ['HD', 'mp4'],
        ['SD', 'mp4'],
        ['LD', 'mp4'],
      ]
    )
    assert.match(coursePlayId, /^[\w-]{24}$/)
    assert.deepInclude({ title, duration }, { title: '第一讲', duration: 60 })
    const played = await client.get(playUrls[0].playURL).header('Range', 'bytes=10-19')
    played.assertStatus(206)

    const one = await client.get('/api/vod/play-url').qs({ courseId, videoId }).header('Authorization', token)
    assert.match(one.body().playURL, /HD\.mp4\?auth_key=/)
  })

  test('a visitor gets 401, a learner must buy', async ({ client, assert }) => {
    const { token } = await createUser()
    const courseId = await course()
    const { videoId } = await createChapter(courseId)

    const visitor = await ask(client, { courseId, videoId })
    visitor.assertStatus(401)
    assert.equal(visitor.body().msg, '请先登录')

    const learner = await ask(client, { courseId, videoId }, token)
    learner.assertStatus(200)
    assert.include(learner.body(), { code: 'not-bought', msg: '购买课程后才可以观看' })
  })

  test('a free course plays for visitors and counts for learners', async ({ client, assert }) => {
    const { token } = await createUser()
    const courseId = await course({ price: 0 })
    const { videoId } = await createChapter(courseId)

    const visitor = await ask(client, { courseId, videoId })
    assert.lengthOf(visitor.body().playUrls, 3)
    assert.isNull(visitor.body().coursePlayId)
    assert.isString((await ask(client, { courseId, videoId }, token)).body().coursePlayId)
  })

  test('an expired or switched-off entitlement plays nothing', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const [over, off] = [await course(), await course()]
    await createEntitlement(user.id, over, { expiresOn: '2020-01-01' })
    await createEntitlement(user.id, off, { status: 'expired' })

    for (const [courseId, code] of [
      [over, 'expired'],
      [off, 'switched-off'],
    ]) {
      const { videoId } = await createChapter(courseId as number)
      for (const path of ['play-urls', 'play-url', 'download-url']) {
        const answer = await client.get(`/api/vod/${path}`).qs({ courseId, videoId }).header('Authorization', token)
        assert.equal(answer.body().code, code, path)
        assert.notProperty(answer.body(), 'playUrls')
      }
    }
  })

  test('a video outside the published chapters is not found', async ({ client }) => {
    const { user, token } = await createUser()
    const [mine, other] = [await course(), await course()]
    await createEntitlement(user.id, mine)
    const hidden = await chapter(mine, { status: 'unpublish' })
    const videos = [
      (await createChapter(other)).videoId,
      (await createChapter(mine, { status: 'unpublish' })).videoId,
      (await createChapter(mine, { status: 'pubprac' })).videoId,
      (await createChapter(mine, { parentId: hidden })).videoId,
      'no-such-video',
    ]

    for (const videoId of videos) {
      const answer = await ask(client, { courseId: mine, videoId }, token)
      answer.assertStatus(404)
    }
  })

  test('an unpublished course still plays for its buyers only', async ({ client }) => {
    const [buyer, other] = [await createUser(), await createUser()]
    const courseId = await course({ status: 'unpublish' })
    const { videoId } = await createChapter(courseId)
    await createEntitlement(buyer.user.id, courseId)

    ;(await ask(client, { courseId, videoId }, buyer.token)).assertStatus(200)
    ;(await ask(client, { courseId, videoId }, other.token)).assertStatus(404)
    ;(await ask(client, { courseId, videoId })).assertStatus(404)
  })

  test('a hidden or unpublished free course plays only for staff', async ({ client }) => {
    const { token } = await createUser()
    for (const options of [{ status: 'unpublish' }, { tags: ['hide'] }]) {
      const courseId = await course({ price: 0, ...options })
      const { videoId } = await createChapter(courseId)
      ;(await ask(client, { courseId, videoId })).assertStatus(404)
      ;(await ask(client, { courseId, videoId }, token)).assertStatus(404)
    }
  })

  test('admin and own teacher preview without a session', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const courseId = await course({ teacherId: teacher.user.id })
    const { videoId } = await createChapter(courseId)

    for (const { token } of [teacher, await createUser(Role.Admin)]) {
      const answer = await ask(client, { courseId, videoId }, token)
      assert.lengthOf(answer.body().playUrls, 3)
      assert.isNull(answer.body().coursePlayId)
    }
    for (const role of [Role.Teacher, Role.Channel, Role.Auditor]) {
      const { token } = await createUser(role)
      const answer = await ask(client, { courseId, videoId }, token)
      assert.equal(answer.body().code, 'not-bought')
    }
  })

  test('further education needs credit minutes and a complete profile', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 5 })
    const [worthless, worthy] = [await createChapter(courseId, { creditSeconds: 0 }), await createChapter(courseId)]
    await createEntitlement(user.id, courseId)

    const without = await ask(client, { courseId, videoId: worthless.videoId }, token)
    assert.equal(without.body().msg, '未设置学时无法观看视频')
    const withHours = await ask(client, { courseId, videoId: worthy.videoId }, token)
    assert.equal(withHours.body().code, '200')

    await db.from('users').where('id', user.id).update({ id_card_index: null })
    const anonymousResponse = await ask(client, { courseId, videoId: worthy.videoId }, token)
    assert.equal(anonymousResponse.body().code, 'profile-incomplete')
  })

  test('a live course plays only while it is live', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 6 })
    await createEntitlement(user.id, courseId)
    const playLive = async (live: object, caller: string | undefined = token) => {
      await db.from('courses').where('id', courseId).update(live)
      return ask(client, { courseId, videoId: 'live' }, caller)
    }

    for (const [liveStatus, text] of [
      ['unstarted', '直播尚未开始'],
      ['started', '直播出现错误'],
      ['completed', '直播已经结束'],
    ]) {
      assert.equal((await playLive({ live_status: liveStatus })).body().msg, text)
    }
    const live = { live_status: 'started', live_stream: 'demoa1b2c3' }
    const { playUrls, coursePlayId } = (await playLive(live)).body()
    assert.lengthOf(playUrls, 1)
    assert.equal(playUrls[0].format, 'm3u8')
    const playlist = await client.get(playUrls[0].playURL)
    playlist.assertStatus(200)
    assert.equal(playlist.header('content-type'), 'application/vnd.apple.mpegurl')

    const beat = await client
      .post('/api/vod/upload-play-time')
      .header('Authorization', token)
      .json({ courseId, videoId: 'live', coursePlayId, totalPlayTime: 0 })
    assert.equal(beat.body().coursePlayId, coursePlayId)

    const anotherUser = await createUser()
    assert.equal((await playLive(live, anotherUser.token)).body().code, 'not-bought')
    ;(await ask(client, { courseId, videoId: 'live' })).assertStatus(401)
    const recorded = await course()
    await createEntitlement(user.id, recorded)
    ;(await ask(client, { courseId: recorded, videoId: 'live' }, token)).assertStatus(404)
  })

  test('a live course plays a playlist, afterwards its recording', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({ type: 6 })
    const { videoId } = await createChapter(courseId)
    await videoFiles(videoId, ['HD.mp4', 'hls/index.m3u8'])
    await createEntitlement(user.id, courseId)
    const formats = async (live_status: string) => {
      await db.from('courses').where('id', courseId).update({ live_status })
      const answer = (await ask(client, { courseId, videoId }, token)).body()
      return answer.playUrls?.map(({ format }: { format: string }) => format)[0] ?? answer.msg
    }

    assert.equal(await formats('unstarted'), '直播尚未开始')
    assert.equal(await formats('started'), 'm3u8')
    assert.equal(await formats('completed'), 'mp4')
  })

  test('a video without files gets a message', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course()
    const { videoId } = await createChapter(courseId)
    await createEntitlement(user.id, courseId)
    await new LocalVideo().delete(videoId)

    const answer = await ask(client, { courseId, videoId }, token)
    assert.equal(answer.body().msg, '视频正在准备中，请稍后再试')
  })

  test('invalid input is rejected', async ({ client, assert }) => {
    for (const qs of [
      {},
      { courseId: 'x', videoId: 'a' },
      { courseId: 1, videoId: '../../etc/passwd' },
      { courseId: -1, videoId: 'a' },
      { courseId: 1, videoId: ['a', 'b'] },
    ]) {
      const answer = await ask(client, qs)
      answer.assertStatus(200)
      assert.equal(answer.body().code, 'error')
    }
  })
})
