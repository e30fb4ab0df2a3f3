import { mainLearners } from '../content/people.js'
import { letters } from './seeded_random.js'
import { peopleWithHoursToUpload } from './scenarios/finished.js'
import type { Row } from './tables.js'
import { secondsAfter, stored } from './times.js'
import type { StudyRecord, SeedContext } from './seed_context.js'

type State = 'confirmed' | 'refused' | 'unknown' | 'reverted' | 'pending' | 'corrected' | 'pass'

const states: State[] = [
  ...(['confirmed', 'refused', 'unknown', 'reverted'] as const),
  ...(['pending', 'corrected', 'pass'] as const),
]

/** Its minutes belong to the printed certificates (prints.ts). */
const printedSubject = 'szgc'

/**
 * Uploads of finished courses: each state of docs/product.md 10 at least once, for a single user's pages and for the
 * admin's. The eight learners of the guide come first.
 */
export function addStudyStates(context: SeedContext) {
  const seen = new Set<number>()
  const courses = [...context.courses.values()]
  const printed = new Set(courses.filter(({ certSubject }) => certSubject === printedSubject).map(({ id }) => id))
  const learned = inOrderOfPeople(context).filter((record) => {
    const { chapters, totalSeconds, certificateId, courseId } = record
    const sum = chapters.reduce((total, { seconds }) => total + seconds, 0)
    // One per certificate, so that its minutes do not become enough for a print.
    if (totalSeconds === 0 || sum < totalSeconds || seen.has(certificateId)) return false
    if (printed.has(courseId)) return false
    seen.add(certificateId)
    return true
  })
  learned.slice(0, states.length * 2).forEach((record, at) => addState(context, record, states[at % states.length]))
}

function inOrderOfPeople(context: SeedContext): StudyRecord[] {
  const { people, records } = context
  const left = peopleWithHoursToUpload(context)
  const guide = [0, 2, 3, 6, 7].map((at) => people.get(mainLearners[at].loginName)!.id)
  const others = [...records.values()].filter(({ userId }) => !left.includes(userId))
  const rank = ({ userId }: StudyRecord) => (guide.includes(userId) ? 0 : 1)
  return others.sort((one, other) => rank(one) - rank(other) || one.id - other.id)
}

function addState(context: SeedContext, record: StudyRecord, state: State) {
  const { tables, adminId } = context
  const at = stored(secondsAfter(record.lastAt, 1800))
  if (state === 'corrected') return addCorrection(context, record)
  if (state === 'pass') {
    const passed = { course_edu_log_status: 'pass', passed_at: at }
    return tables.amend('course_edu_logs', record.id, passed)
  }
  const id = addPush(context, record, state)
  if (state !== 'confirmed' && state !== 'reverted') return
  moveChapters(context, record, { id, kind: 'push', at: secondsAfter(record.lastAt, 1805) })
  if (state === 'confirmed') {
    const uploaded = { course_edu_log_status: 'uploaded', uploaded_at: at }
    return tables.amend('course_edu_logs', record.id, uploaded)
  }
  const reverted = { actor_id: adminId, reason: revertReason }
  const back = { id, kind: 'revert' as const, at: secondsAfter(record.lastAt, 5400) }
  moveChapters(context, record, back, reverted)
}

const revertReason = '学员信息有误，需要重新上传'

function addPush({ tables, tools, adminId }: SeedContext, record: StudyRecord, state: State): number {
  const pushId = letters(`push ${record.id}`, 24)
  const seconds = record.chapters.reduce((sum, chapter) => sum + chapter.seconds, 0)
  const at = secondsAfter(record.lastAt, 1800)
  const isOpen = state === 'unknown' || state === 'pending'
  const isKnown = state === 'confirmed' || state === 'reverted'
  return tables.add('hour_uploads', {
    push_id: pushId,
    user_id: record.userId,
    course_edu_log_id: record.id,
    pushed_seconds: seconds,
    state,
    open_key: isOpen ? record.id : null,
    request: JSON.stringify(record.chapters),
    attempts: { pending: 0, unknown: 6 }[state as string] ?? 1,
    sent_at: state === 'pending' ? null : stored(at),
    next_attempt_at: isOpen ? stored(secondsAfter(tools.now, 1800)) : null,
    confirmed_at: isKnown ? stored(secondsAfter(at, 5)) : null,
    receipt_no: isKnown ? `SD${pushId.slice(-12).toUpperCase()}` : null,
    answer: state === 'refused' ? '该人员未在省建设从业人员管理系统登记' : null,
    reverted_at: state === 'reverted' ? stored(secondsAfter(at, 3600)) : null,
    reverted_by: state === 'reverted' ? adminId : null,
    revert_reason: state === 'reverted' ? revertReason : null,
    created_at: stored(at),
    updated_at: stored(secondsAfter(at, 5)),
  })
}

type Move = { id: number; kind: 'push' | 'revert'; at: Date }

/** One entry per chapter, as the product books it (docs/decisions/0035). */
function moveChapters({ tables }: SeedContext, record: StudyRecord, move: Move, more: Row = {}) {
  const sign = move.kind === 'push' ? 1 : -1
  for (const { chapterId, seconds } of record.chapters) {
    tables.add('hour_entries', {
      user_id: record.userId,
      course_edu_log_id: record.id,
      chapter_id: chapterId,
      hour_upload_id: move.id,
      kind: move.kind,
      held_seconds: 0,
      available_seconds: -sign * seconds,
      used_seconds: sign * seconds,
      cause: `${move.kind}:${move.id}:${chapterId}`,
      created_at: stored(move.at),
      actor_id: null,
      reason: null,
      ...more,
    })
  }
}

function addCorrection({ tables, adminId }: SeedContext, record: StudyRecord) {
  tables.add('hour_entries', {
    user_id: record.userId,
    course_edu_log_id: record.id,
    kind: 'correction',
    held_seconds: 0,
    used_seconds: 0,
    available_seconds: 750,
    cause: `correction:demo:${record.id}`,
    actor_id: adminId,
    reason: '视频故障，学习时间没有计入',
    created_at: stored(secondsAfter(record.lastAt, 3600)),
  })
}
