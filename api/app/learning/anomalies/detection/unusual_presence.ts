import db from '@adonisjs/lucid/services/db'
import { FaceState } from '#accounts/face_checks/terms'
import {
  checkText,
  PresenceKind,
  PresenceMoment,
  PresenceSignal,
  PresenceState,
  PresenceWay,
} from '#accounts/presence/terms'
import { dayStart, fromStored, toStored, toWireTime } from '#core/time'
import { groupBy, type FoundAnomaly, type SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyKind, type EvidenceItem } from '#learning/anomalies/terms'

interface Check {
  id: number
  userId: number
  kind: PresenceKind
  moment: PresenceMoment
  state: PresenceState
  way: PresenceWay | null
  askedAt: string
  answeredAt: string | null
}

/** Wrong faces, answers as fast as a script, questions that nobody answered, and excuses within a week. */
export async function findUnusualPresence(span: SearchedDay): Promise<FoundAnomaly[]> {
  const checks = await checksOf(span)
  const excused = await excusedBefore(span, checks)
  const wrong = await wrongFacesOf(span)
  return [...groupBy(checks, ({ userId }) => userId)].flatMap(([userId, some]) => {
    const items = unusual(some, { wrongFaces: wrong.get(userId) ?? 0, excused: excused.get(userId) ?? 0 })
    if (!items.length) return []
    return [
      {
        kind: AnomalyKind.Presence,
        anomalyKey: `${AnomalyKind.Presence}:${userId}:${span.day}`,
        userId,
        weight: items.length,
        items,
        happenedAt: some.at(-1)!.askedAt,
      },
    ]
  })
}

function unusual(checks: Check[], counts: { wrongFaces: number; excused: number }): EvidenceItem[] {
  const quick = checks.filter(isQuick)
  const left = checks.filter(({ state, moment }) => state === PresenceState.Left && moment === PresenceMoment.Random)
  const faces = checks.filter(({ kind }) => kind === PresenceKind.Face)
  const excused = checks.filter(({ state }) => state === PresenceState.Excused)
  return [
    ...(counts.wrongFaces >= PresenceSignal.wrongFaces
      ? itemsOf(faces.slice(-1), `当天人脸不符${counts.wrongFaces}次`)
      : []),
    ...(quick.length >= PresenceSignal.quickPrompts
      ? itemsOf(quick.slice(-1), `${quick.length}次确认都在${PresenceSignal.quickSeconds}秒内`)
      : []),
    ...(left.length >= PresenceSignal.left ? itemsOf(left.slice(-1), `当天${left.length}次没有回应`) : []),
    ...(excused.length && counts.excused >= PresenceSignal.excused
      ? itemsOf(excused.slice(-1), `${PresenceSignal.excusedDays}天内因核验服务不可用放行${counts.excused}次`)
      : []),
  ]
}

const itemsOf = (checks: Check[], words: string): EvidenceItem[] =>
  checks.map((check) => ({
    subject: 'presence-check',
    id: check.id,
    time: toWireTime(check.answeredAt ?? check.askedAt),
    words: `${words}，最后一次：${checkText({ ...check, answerSeconds: answerSeconds(check) })}`,
  }))

function isQuick(check: Check): boolean {
  const seconds = answerSeconds(check)
  return check.way === PresenceWay.Press && seconds !== null && seconds <= PresenceSignal.quickSeconds
}

function answerSeconds({ askedAt, answeredAt }: Check): number | null {
  return answeredAt === null ? null : fromStored(answeredAt).diff(fromStored(askedAt)).as('seconds')
}

function checksOf({ from, until }: SearchedDay): Promise<Check[]> {
  return db
    .from('presence_checks')
    .where('asked_at', '>=', from)
    .where('asked_at', '<', until)
    .orderBy('id')
    .select('id', 'user_id as userId', 'kind', 'moment', 'state', 'way', 'asked_at as askedAt')
    .select('answered_at as answeredAt')
}

/** Results that a presence check used. */
async function wrongFacesOf({ from, until }: SearchedDay): Promise<Map<number, number>> {
  const rows = await db
    .from('face_checks')
    .where('state', FaceState.Failed)
    .where('used_at', '>=', from)
    .where('used_at', '<', until)
    .groupBy('user_id')
    .select('user_id as userId')
    .count('* as times')
  return new Map(rows.map(({ userId, times }) => [userId, Number(times)]))
}

/** Excuses of the week that ends with the day, of users who had one on the day. */
async function excusedBefore({ day, until }: SearchedDay, checks: Check[]): Promise<Map<number, number>> {
  const users = checks.filter(({ state }) => state === PresenceState.Excused).map(({ userId }) => userId)
  if (!users.length) return new Map()
  const weekAgo = toStored(dayStart(day).minus({ days: PresenceSignal.excusedDays - 1 }))
  const rows = await db
    .from('presence_checks')
    .whereIn('user_id', users)
    .where('state', PresenceState.Excused)
    .where('asked_at', '>=', weekAgo)
    .where('asked_at', '<', until)
    .groupBy('user_id')
    .select('user_id as userId')
    .count('* as times')
  return new Map(rows.map(({ userId, times }) => [userId, Number(times)]))
}
