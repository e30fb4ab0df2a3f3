import { createHash } from 'node:crypto'
import { PresenceState } from '#accounts/presence/terms'
import { publicUrl } from '#config/app'
import { BusinessZone } from '#core/time'
import { DateTime } from 'luxon'
import type { EvidenceRow, evidenceTables } from '#learning/evidence/evidence_rows'
import type { EvidenceSubject } from '#learning/evidence/evidence_subject'

const verbs = {
  completed: ['http://adlnet.gov/expapi/verbs/completed', '完成'],
  passed: ['http://adlnet.gov/expapi/verbs/passed', '通过'],
  failed: ['http://adlnet.gov/expapi/verbs/failed', '未通过'],
  confirmed: [`${publicUrl}/xapi/verbs/confirmed-presence`, '确认在学'],
} as const

/** An xAPI statement, version 1.0.3 (https://github.com/adlnet/xAPI-Spec). */
export interface Statement {
  id: string
  actor: { objectType: 'Agent'; name: string; account: { homePage: string; name: string } }
  verb: { id: string; display: { 'zh-CN': string } }
  object: { objectType: 'Activity'; id: string; definition: { type: string; name: { 'zh-CN': string } } }
  result: Record<string, unknown>
  timestamp: string
  context: {
    platform: string
    language: 'zh-CN'
    /** The play session, as a UUID. */
    registration?: string
    contextActivities: { parent: { objectType: 'Activity'; id: string }[] }
  }
  version: '1.0.3'
}

/** Finished chapters, tests and presence checks; the same row gives the same statement in every bundle. */
export async function* xapiStatements(
  subject: EvidenceSubject,
  tables: ReturnType<typeof evidenceTables>
): AsyncGenerator<Statement> {
  const home = publicUrl
  const course = `${home}/index/course/${subject.course.courseId}`
  const about = (verb: keyof typeof verbs, key: string, time: unknown) => ({
    id: uuidOf(`${home} ${key}`),
    actor: {
      objectType: 'Agent' as const,
      name: subject.person.name,
      account: { homePage: home, name: String(subject.person.userId) },
    },
    verb: { id: verbs[verb][0], display: { 'zh-CN': verbs[verb][1] } },
    timestamp: isoOf(time),
    context: {
      platform: '筑学',
      language: 'zh-CN' as const,
      contextActivities: { parent: [{ objectType: 'Activity' as const, id: course }] },
    },
    version: '1.0.3' as const,
  })

  const platforms = new Map<string, string>()
  for await (const row of tables.imported_progress()) {
    platforms.set(`${row.chapterId} ${row.completedAt}`, String(row.sourceName))
  }
  for await (const log of tables.study_logs()) {
    const statement = about('completed', `study-log ${log.id}`, log.createdAt)
    const platform = platforms.get(`${log.chapterId} ${log.createdAt}`) ?? statement.context.platform
    yield {
      ...statement,
      context: { ...statement.context, platform },
      object: activity(`${course}/chapters/${log.chapterId}`, 'lesson', String(log.chapterTitle)),
      result: { completion: true, duration: `PT${Number(log.studySeconds)}S` },
    }
  }
  for await (const attempt of tables.test_attempts()) {
    if (attempt.submittedAt === null || attempt.userPass === null) continue
    const isPassed = Boolean(attempt.userPass)
    yield {
      ...about(isPassed ? 'passed' : 'failed', `user-paper ${attempt.id}`, attempt.submittedAt),
      object: activity(`${course}/papers/${attempt.paperId}`, 'assessment', subject.course.name),
      result: {
        success: isPassed,
        completion: true,
        ...scoreOf(attempt),
        ...durationOf(attempt.startedAt, attempt.submittedAt),
      },
    }
  }
  for await (const check of tables.presence_checks()) {
    if (check.answeredAt === null) continue
    const statement = about('confirmed', `presence-check ${check.id}`, check.answeredAt)
    const place = check.chapterId ? `${course}/chapters/${check.chapterId}` : course
    const registration = check.playSessionId ? uuidOf(`${home} play-session ${check.playSessionId}`) : undefined
    yield {
      ...statement,
      object: activity(place, check.chapterId ? 'lesson' : 'course', subject.course.name),
      result: { success: check.state === PresenceState.Passed, ...durationOf(check.askedAt, check.answeredAt) },
      context: { ...statement.context, ...(registration && { registration }) },
    }
  }
}

const activity = (id: string, type: string, name: string) => ({
  objectType: 'Activity' as const,
  id,
  definition: { type: `http://adlnet.gov/expapi/activities/${type}`, name: { 'zh-CN': name } },
})

function scoreOf({ userScoreTenths, totalTenths }: EvidenceRow) {
  const [raw, max] = [Number(userScoreTenths) / 10, Number(totalTenths) / 10]
  if (userScoreTenths === null || max <= 0) return {}
  return { score: { scaled: Math.min(1, raw / max), raw, min: 0, max } }
}

function durationOf(from: unknown, to: unknown) {
  const seconds = toStoredTime(to).diff(toStoredTime(from)).as('seconds')
  return { duration: `PT${Math.max(0, Math.round(seconds))}S` }
}

const toStoredTime = (time: unknown) => DateTime.fromSQL(String(time), { zone: BusinessZone })

const isoOf = (time: unknown) => toStoredTime(time).toUTC().toISO()!

/** A version 5 UUID in our namespace. */
function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(`zhuxue ${name}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
