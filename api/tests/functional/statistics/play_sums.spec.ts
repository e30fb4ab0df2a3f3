import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { PlayState } from '#learning/terms'
import { countPlays } from '#statistics/play/count_plays'
import { courseRanking, userRanking } from '#statistics/play/play_rankings'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { playedSession } from '#tests/factories/learning'

/** Time of the last successful run, before the rows of these tests. */
const since = toStored(now().minus({ hours: 1 }))

test.group('Sums of study time', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('rankings equal the sums of all sessions after several runs', async ({ assert }) => {
    const people: number[] = []
    for (let made = 0; made < 3; made++) people.push((await createUser()).user.id)
    const courses = [await course(), await course(), await course()]
    for (let run = 0; run < 4; run++) {
      for (const [at, userId] of people.entries()) {
        // The second learner pauses in every other run.
        if (at === 1 && run % 2) continue
        await watch(userId, courses[(at + run) % courses.length], 60 * (at + 1) + run)
      }
      await countPlays(since)
      await assertRankings(assert, courses, people)
    }
  })

  test('a continued session is counted once', async ({ assert }) => {
    const [{ user }, courseId] = [await createUser(), await course()]
    await watch(user.id, courseId, 100)
    await countPlays(since)
    await db
      .from('play_sessions')
      .where('user_id', user.id)
      .update({ credited_seconds: 160, last_beat_at: toStored(now()) })
    await countPlays(since)
    await countPlays(since)
    assert.equal((await courseRanking([courseId]))[0].totalPlayTime, 160)
    assert.equal((await userRanking([courseId]))[0].totalPlayTime, 160)
  })

  test('rankings read the sessions until the first run', async ({ assert }) => {
    await db.from('play_sums').delete()
    const [{ user }, courseId] = [await createUser(), await course()]
    await watch(user.id, courseId, 70)
    assert.equal((await courseRanking([courseId]))[0].totalPlayTime, 70)
    await countPlays(since)
    await watch(user.id, courseId, 30)
    assert.equal((await courseRanking([courseId]))[0].totalPlayTime, 70)
    await countPlays(since)
    assert.equal((await courseRanking([courseId]))[0].totalPlayTime, 100)
  })

  test('a learner of many courses ranks by their sum', async ({ assert }) => {
    const [{ user }, { user: other }] = [await createUser(), await createUser()]
    const courses = [await course(), await course()]
    for (const courseId of courses) await watch(user.id, courseId, 1_000_000)
    await watch(other.id, courses[0], 1_500_000)
    await countPlays(since)
    const first = (await userRanking()).slice(0, 2).map(({ userId }) => userId)
    assert.deepEqual(first, [user.id, other.id])
    assert.equal((await userRanking(courses))[0].totalPlayTime, 2_000_000)
  })
})

async function watch(userId: number, courseId: number, seconds: number): Promise<void> {
  await playedSession(userId, courseId, seconds)
  await db
    .from('play_sessions')
    .where('user_id', userId)
    .whereNull('last_beat_at')
    .update({ state: PlayState.Superseded, last_beat_at: toStored(now()) })
}

async function assertRankings(
  assert: { deepEqual(actual: unknown, expected: unknown): void },
  courses: number[],
  people: number[]
): Promise<void> {
  const sums = async (by: string) => {
    const rows = await db
      .from('play_sessions')
      .whereIn('user_id', people)
      .groupBy(by)
      .select(`${by} as id`)
      .sum('credited_seconds as seconds')
    return new Map(rows.map(({ id, seconds }) => [Number(id), Number(seconds)]))
  }
  const byCourse = await courseRanking(courses)
  const byPerson = await userRanking(courses)
  assert.deepEqual(
    new Map(byCourse.map(({ courseId, totalPlayTime }) => [courseId, totalPlayTime])),
    await sums('course_id')
  )
  assert.deepEqual(new Map(byPerson.map(({ userId, totalPlayTime }) => [userId, totalPlayTime])), await sums('user_id'))
  for (const courseId of courses) {
    const rows = await db
      .from('play_sessions')
      .where('course_id', courseId)
      .whereIn('user_id', people)
      .where('credited_seconds', '>', 0)
      .groupBy('user_id')
      .select('user_id as userId')
      .sum('credited_seconds as seconds')
    const inOrder = rows
      .map(({ userId, seconds }) => [Number(userId), Number(seconds)])
      .sort(([one, its], [other, others]) => others - its || other - one)
    assert.deepEqual(
      (await userRanking([courseId])).map(({ userId, totalPlayTime }) => [userId, totalPlayTime]),
      inOrder
    )
  }
}
