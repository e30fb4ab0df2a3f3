import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { now, setClock, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { createChapter, frozenClock } from '#tests/factories/learning'
import { beat, open } from '#tests/functional/learning/playback_client'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { readRows } from '#tests/workbook'

const [wang, li] = seats.telephones(2)

test.group('Progress of seats', (group) => {
  seats.emptyCentre(group)
  group.each.teardown(() => setClock(null))

  test('progress counts only study on this seat', async ({ client, assert }) => {
    const clock = frozenClock()
    const centre = await seats.centre()
    const [learner, veteran] = [await createUser(), await createUser()]
    await studyBefore(veteran, centre)
    await seats.assign(client, centre, centre, [`测试员 ${learner.user.telephone}`, veteran.user.telephone!, wang])
    const coursePlayId = await open(client, learner.token, { ...centre, chapterId: 0 })
    clock.advance(60)
    const { courseId, videoId } = centre
    await beat(client, learner.token, { courseId, videoId, coursePlayId, totalPlayTime: 60 })

    const { assignedUsers, total, seats: count } = (await seats.list(client, centre, centre)).body()

    assert.equal(total, 3)
    assert.deepEqual(count, { bought: 20, assigned: 3, free: 17, waiting: 1 })
    assert.deepEqual(assignedUsers[0], {
      seatNo: 1,
      telephone: learner.user.telephone,
      listedName: '测试员',
      userName: '测***',
      state: 'studied',
      studyProgress: 10,
      assignedTime: '2026-05-04 10:00:00',
      claimedTime: '2026-05-04 10:00:00',
      firstStudiedTime: '2026-05-04 10:01:00',
      expiryDate: '2027-05-04',
      movable: false,
    })
    assert.include(assignedUsers[1], { state: 'ready', studyProgress: 0, movable: true })
    assert.include(assignedUsers[2], { state: 'waiting', userName: null, claimedTime: null })
  })

  test('seats are filtered by telephone and state, and paged', async ({ client, assert }) => {
    const centre = await seats.centre()
    const learner = await createUser()
    await seats.assign(client, centre, centre, [...seats.telephones(11), learner.user.telephone!])
    await db
      .from('user_courses')
      .where({ order_item_id: centre.itemId, seat_no: 3 })
      .update({ user_course_status: 'expired' })
    const found = async (filters: object) => {
      const { assignedUsers, total } = (await seats.list(client, centre, centre, filters)).body()
      return [assignedUsers.map((seat: { seatNo: number }) => seat.seatNo), total]
    }

    assert.deepEqual(await found({ page: 2, pageSize: 10 }), [[11, 12], 12])
    assert.deepEqual(await found({ telephone: '700000010' }), [[11], 1])
    assert.deepEqual(await found({ state: 'ready' }), [[12], 1])
    assert.deepEqual(await found({ state: 'ended' }), [[3], 1])
    assert.deepEqual(await found({ state: 'studied' }), [[], 0])
    assert.equal((await found({ state: 'waiting' }))[1], 10)
    assert.equal((await seats.list(client, centre, centre, { telephone: '%' })).body().code, 'error')
  })

  test('the workbook has a row for each seat, numbers as text', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.assign(client, centre, centre, [wang, li])
    await db.from('user_courses').where('telephone', li).update({ listed_name: '=1+1' })

    const answer = await fetch(
      `http://127.0.0.1:${process.env.PORT}${seats.line(centre)}/seats/export?telephone=${li}`,
      { headers: { authorization: centre.token } }
    )

    assert.match(answer.headers.get('content-disposition')!, /\.xlsx$/)
    const rows = await readRows(await answer.arrayBuffer())
    assert.lengthOf(rows, 2)
    assert.notMatch(rows[0].join(), /分钟|时长|学时|成绩/)
    assert.include(rows[1], li)
    assert.include(rows[1], '待注册')
    assert.include(rows[1], "'=1+1")
    assert.include(rows[1], 2)
    assert.notInclude(rows.flat().join(), wang)
  })
})

/** A learner who watched the whole course earlier, with another entitlement. */
async function studyBefore({ user }: CreatedUser, { courseId }: seats.BulkOrder) {
  const { chapterId } = await createChapter(courseId, { seconds: 0 })
  await db.from('chapters').where('id', chapterId).update({ chapter_status: 'unpublish' })
  const chapters = await db.from('chapters').where('course_id', courseId)
  for (const { id } of chapters) {
    await db
      .table('chapter_progress')
      .insert({
        user_id: user.id,
        course_id: courseId,
        chapter_id: id,
        credited_seconds: 600,
        segments: '[]',
        completed_at: toStored(now()),
        created_at: toStored(now()),
      })
  }
}
