import db from '@adonisjs/lucid/services/db'
import { maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import { LiveCodeState } from '#learning/terms'

export function liveCodes(courseId: number, codes?: string[]) {
  return db
    .from('live_codes')
    .where('live_codes.course_id', courseId)
    .if(codes, (query) => query.whereIn('live_codes.code', codes!))
}

export function withPeople(codes: ReturnType<typeof liveCodes>) {
  return codes
    .leftJoin('user_courses', 'user_courses.id', 'live_codes.user_course_id')
    .joinRaw('left join users on users.id = coalesce(live_codes.bound_user_id, user_courses.user_id)')
    .select('live_codes.id', 'live_codes.code', 'live_codes.telephone', 'live_codes.created_at')
    .select('live_codes.bound_at', 'live_codes.revoked_at', 'users.user_name')
    .select('users.telephone as own_telephone')
}

export function stateOf(row: Record<string, any>): LiveCodeState {
  if (row.revoked_at) return LiveCodeState.Revoked
  return row.bound_at ? LiveCodeState.Used : LiveCodeState.Unused
}

export function toLiveCode(row: Record<string, any>) {
  const telephone: string | null = row.own_telephone ?? row.telephone
  return {
    liveCodeId: row.id as number,
    liveCode: row.code as string,
    telephone: telephone && maskTelephone(telephone),
    userName: row.user_name as string | null,
    state: stateOf(row),
    createTime: toWireTime(row.created_at as string),
    usedTime: toWireTime(row.bound_at as string | null),
  }
}
