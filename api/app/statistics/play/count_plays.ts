import db from '@adonisjs/lucid/services/db'
import { PlayState } from '#learning/terms'
import { fromStored, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { playSumsOf, type PlaySum } from '#statistics/play/play_sums'

const usersPerStep = 500
/** Longer than a transaction or a run, so that a heartbeat in progress is included in the next run. */
const overlapMinutes = 20

/**
 * Aggregates the play sessions of all users who watched since the last run; all users the first time. Each step is one
 * transaction, so it can be stopped anywhere. @param since stored text of the last success @returns the number of
 * processed users
 */
export async function countPlays(since: string | null): Promise<number> {
  const from = since && toStored(fromStored(since).minus({ minutes: overlapMinutes }))
  let people = 0
  for await (const userIds of from ? watchedSince(from) : allUserIds()) {
    await transaction((trx) => countPeople(trx, userIds))
    people += userIds.length
  }
  return people
}

async function* watchedSince(moment: string): AsyncGenerator<number[]> {
  const rows = await db
    .from('play_sessions')
    .whereIn('state', Object.values(PlayState))
    .where('last_beat_at', '>=', moment)
    .distinct('user_id as id')
  const ids = rows.map(({ id }) => Number(id)).sort((one, other) => one - other)
  for (let at = 0; at < ids.length; at += usersPerStep) yield ids.slice(at, at + usersPerStep)
}

async function* allUserIds(): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const rows = await db
      .from('play_sessions')
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(usersPerStep)
      .distinct('user_id as id')
    if (!rows.length) return
    last = Number(rows.at(-1)!.id)
    yield rows.map(({ id }) => Number(id))
  }
}

/** Recounts a user's sessions, and changes the sum of each course by the difference. */
async function countPeople(trx: Trx, userIds: number[]): Promise<void> {
  // Two concurrent processes wait for each other here.
  await trx.from('play_sums').whereIn('user_id', userIds).forUpdate().select('id')
  const storedSums = await playSumsOf(trx, userIds)
  const counted = await sumsOfSessions(trx, userIds)
  await trx.from('play_sums').whereIn('user_id', userIds).delete()
  const people = [...Map.groupBy(counted, ({ userId }) => userId)].map(([userId, sums]) => ({
    courseId: 0,
    userId,
    seconds: sums.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
  const rows = [...counted, ...people].map(({ courseId, userId, seconds }) => ({
    course_id: courseId,
    user_id: userId,
    credited_seconds: seconds,
  }))
  if (rows.length) await trx.table('play_sums').multiInsert(rows)
  for (const [courseId, seconds] of differences(storedSums, counted)) {
    const course = { course_id: courseId, user_id: 0 }
    const moved = await trx
      .from('play_sums')
      .where(course)
      .update({ credited_seconds: trx.raw('credited_seconds + ?', [seconds]) })
    if (!Number(moved)) await trx.table('play_sums').insert({ ...course, credited_seconds: seconds })
  }
}

async function sumsOfSessions(trx: Trx, userIds: number[]): Promise<PlaySum[]> {
  const rows = await trx
    .from('play_sessions')
    .whereIn('user_id', userIds)
    .where('credited_seconds', '>', 0)
    .groupBy('user_id', 'course_id')
    .select('user_id as userId', 'course_id as courseId')
    .sum('credited_seconds as seconds')
  return rows.map((row) => ({
    userId: Number(row.userId),
    courseId: Number(row.courseId),
    seconds: Number(row.seconds),
  }))
}

function differences(storedSums: PlaySum[], counted: PlaySum[]): [courseId: number, seconds: number][] {
  const moved = new Map<number, number>()
  const move = (sums: PlaySum[], sign: 1 | -1) => {
    for (const { courseId, seconds } of sums) moved.set(courseId, (moved.get(courseId) ?? 0) + sign * seconds)
  }
  move(counted, 1)
  move(storedSums, -1)
  return [...moved].filter(([, seconds]) => seconds !== 0)
}
