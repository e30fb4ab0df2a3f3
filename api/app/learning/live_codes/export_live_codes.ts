import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/errors'
import { admin } from '#core/http/access_policies'
import { toWireTime } from '#core/time'
import type { ExportKind } from '#exports/export_kind'
import { liveCodeExportValidator } from '#learning/entitlements/admin/validators'
import { liveCodes, stateOf, withPeople } from '#learning/live_codes/live_code_list'
import { LiveCodeStateText } from '#learning/terms'

interface LiveCodeFilters {
  courseId: number
  liveCodes?: string[]
}

/** Contains unmasked telephone numbers (docs/threats.md T22). */
export const liveCodeExport: ExportKind<LiveCodeFilters> = {
  name: 'live-codes',
  policy: admin,
  validator: liveCodeExportValidator,
  sheetName: '直播码',
  columns: [
    { title: '课程', width: 36 },
    { title: '手机号', width: 14, format: 'text' },
    { title: '姓名', width: 12 },
    { title: '直播码', width: 14, format: 'text' },
    { title: '状态', width: 10 },
    { title: '生成时间', width: 20, format: 'time' },
    { title: '使用时间', width: 20, format: 'time' },
  ],
  action: 'live-code.export',
  object: ({ courseId }) => `course:${courseId}`,
  refuse: ({ courseId }) => courseNameOf(courseId),
  words: ({ courseId, liveCodes: codes }) => ({ 课程编号: String(courseId), 直播码: codes && `${codes.length} 个` }),
  found: ({ courseId, liveCodes: codes }, maxRows) =>
    liveCodes(courseId, codes).select('live_codes.id').orderBy('live_codes.id').limit(maxRows),
  cells: async (ids, { courseId }) => {
    const courseName = await courseNameOf(courseId)
    const found = await withPeople(liveCodes(courseId)).whereIn('live_codes.id', ids).orderBy('live_codes.id')
    return found.map((row) => [
      courseName,
      row.own_telephone ?? row.telephone,
      row.user_name,
      row.code,
      LiveCodeStateText[stateOf(row)],
      toWireTime(row.created_at as string),
      toWireTime(row.bound_at as string | null),
    ])
  },
}

/** @throws NotFound */
async function courseNameOf(courseId: number): Promise<string> {
  const course = await db.from('courses').where('id', courseId).select('course_name').first()
  if (!course) throw new NotFound()
  return course.course_name
}
