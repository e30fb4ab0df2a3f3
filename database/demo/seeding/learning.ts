import { addAttempt, type WrongAnswers } from './attempts.js'
import { chance, letters, whole } from './seeded_random.js'
import { addEduLog, addHours } from './hours.js'
import { addHeartbeats, addsPause } from './heartbeats.js'
import type { SeededPapers } from './papers.js'
import { finishedRights } from './scenarios/finished.js'
import { dropOffOf } from './scenarios/drop_off.js'
import type { Entitlement } from './entitlements.js'
import { secondsAfter, stored } from './times.js'
import type { SeededChapter, SeededCourse, SeedContext } from './seed_context.js'

type Watched = {
  right: Entitlement
  course: SeededCourse
  leaf: SeededChapter
  at: Date
  /** Of the video; 1 is all of it. */
  share: number
  /** Always seen, with its test passed, independent of the other random choices. */
  isFixed: boolean
}

const hour = 3600_000
const devices = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1) Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16) Chrome/142.0.0.0 Mobile',
]

/** The chapters that users have watched since they got access, and the hours earned. */
export function addLearning(context: SeedContext, rights: Entitlement[], papers: SeededPapers) {
  const finished = finishedRights(context, rights)
  const watched = rights.flatMap((right) => watchedBy(context, right, finished.has(right)))
  // The last session of a user is the one with the greatest id, so they are added in chronological order.
  watched.sort((a, b) => a.at.getTime() - b.at.getTime())

  const wrong: WrongAnswers = new Map()
  const fixed = watched.filter(({ isFixed }) => isFixed)
  const seen = new Set(fixed.map(chapterOf))
  const busy = new Set(fixed.map(hourOf))
  for (const one of watched) {
    if (!one.isFixed && (seen.has(chapterOf(one)) || busy.has(hourOf(one)))) continue
    seen.add(chapterOf(one))
    busy.add(hourOf(one))
    addWatched(context, one, { papers, wrong })
  }
}

const chapterOf = ({ right, leaf }: Watched) => `${right.userId} ${leaf.id}`
const hourOf = ({ right, at }: Watched) => `${right.userId} ${Math.floor(at.getTime() / hour)}`

/** From nothing to everything; the last chapter of an unfinished course is half watched. One chapter per hour at most. */
function watchedBy(context: SeedContext, right: Entitlement, isFixed: boolean): Watched[] {
  const course = [...context.courses.values()].find(({ id }) => id === right.courseId)!
  const leaves = course.leaves.filter(({ videoId }) => videoId)
  const name = `${right.userId} ${course.key}`
  const span = context.tools.now.getTime() - right.since.getTime() - 3 * hour
  const share = isFixed ? 1 : chance(`share ${name}`)
  if (!leaves.length || span < 6 * hour || share < 0.2) return []

  const stop = dropOffOf(context, { userId: right.userId, courseKey: course.key })
  const isThrough = share > 0.6 && !stop
  const count = isThrough ? leaves.length : (stop?.chapters ?? whole(`count ${name}`, 1, leaves.length))
  // Learners who dropped off have not watched for a while.
  const active = stop ? span * 0.4 : span
  return leaves
    .slice(0, count)
    .map((leaf, at) => ({
      right,
      course,
      leaf,
      at: new Date(right.since.getTime() + hour + (active * (at + chance(`${name} ${at}`))) / count),
      share: at < count - 1 || isThrough ? 1 : (stop?.watched ?? 0.4),
      isFixed,
    }))
}

function addWatched(context: SeedContext, watched: Watched, exams: { papers: SeededPapers; wrong: WrongAnswers }) {
  const { right, course, leaf, at, share } = watched
  const credited = Math.floor(leaf.videoSeconds * share)
  const done = secondsAfter(at, credited + 4)
  const eduLog = course.courseType === 5 ? addEduLog(context, right, course) : null
  addSession(context, watched, { credited, done })
  addProgress(context, watched, { credited, done })
  if (share < 1) return

  const passed = leaf.paperId ? sits(context, watched, { done, eduLog }, exams) : null
  addStudyLog(context, watched, { done, eduLog, passed })
  if (eduLog) addHours(context, { userId: right.userId, eduLog, leaf, at: done, passed })
}

/** Most learners take the test of a chapter after watching it. */
function sits(
  context: SeedContext,
  { right, leaf, isFixed }: Watched,
  { done, eduLog }: { done: Date; eduLog: number | null },
  exams: { papers: SeededPapers; wrong: WrongAnswers }
): boolean {
  if (!isFixed && chance(`test ${right.userId} ${leaf.id}`) > 0.7) return false
  return addAttempt(context, exams, {
    userId: right.userId,
    refId: String(leaf.id),
    correlationId: `cpt-${leaf.id}`,
    at: secondsAfter(done, 300),
    eduLog,
    isFaultless: isFixed,
  })
}

function addProgress(
  { tables }: SeedContext,
  { right, course, leaf, at, share }: Watched,
  { credited, done }: { credited: number; done: Date }
) {
  tables.add('chapter_progress', {
    user_id: right.userId,
    course_id: course.id,
    chapter_id: leaf.id,
    credited_seconds: credited,
    covered_seconds: credited,
    segments: JSON.stringify([[0, credited]]),
    position_seconds: credited,
    completed_at: share === 1 ? stored(done) : null,
    created_at: stored(at),
    updated_at: stored(done),
  })
}

function addStudyLog(
  { tables }: SeedContext,
  { right, course, leaf }: Watched,
  { done, eduLog, passed }: { done: Date; eduLog: number | null; passed: boolean | null }
) {
  tables.add('study_logs', {
    user_id: right.userId,
    course_id: course.id,
    chapter_id: leaf.id,
    course_edu_log_id: eduLog,
    study_seconds: leaf.creditSeconds,
    study_status: 'unuse',
    test_passed: passed,
    created_at: stored(done),
    updated_at: stored(done),
  })
}

function addSession(
  { tables }: SeedContext,
  { right, course, leaf, at }: Watched,
  { credited, done }: { credited: number; done: Date }
) {
  const name = `session ${right.userId} ${leaf.id}`
  const beats = addsPause(name) ? 2 : 1
  const id = tables.add('play_sessions', {
    public_id: letters(name, 24),
    user_id: right.userId,
    course_id: course.id,
    chapter_id: leaf.id,
    video_id: leaf.videoId,
    state: 'superseded',
    credited_seconds: credited,
    position_seconds: credited,
    last_seq: beats,
    device: devices[whole(name, 0, devices.length - 1)],
    ip: `10.${whole(`${name} a`, 0, 250)}.${whole(`${name} b`, 0, 250)}.${whole(name, 2, 250)}`,
    opened_at: stored(at),
    last_beat_at: stored(beats === 2 ? done : secondsAfter(at, credited)),
    last_credited_at: stored(secondsAfter(at, credited)),
    closed_at: stored(done),
  })
  addHeartbeats(tables, { id, beats, credited, at, done })
}
