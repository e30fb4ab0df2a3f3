import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/http/refusal'
import { MostExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { liveCodes, stateOf, withPeople } from '#learning/live_codes/live_code_list'
import { LiveCodeStateText } from '#learning/terms'

const batch = 500

/** Whole telephones, so it is audited before the first row is sent (docs/threats.md T22). */
export async function exportLiveCodes(
  ctx: HttpContext,
  courseId: number,
  codes?: string[]
): Promise<Sheet> {
  const courseName = await transaction(async (trx) => {
    const course = await trx.from('courses').where('id', courseId).first()
    if (!course) throw new NotFound()
    await audit(trx, ctx, {
      action: 'live-code.export',
      object: `course:${courseId}`,
      after: { liveCodes: codes?.length ?? '全部' },
    })
    return course.course_name as string
  })
  return {
    name: '直播码',
    columns: [
      { title: '课程', width: 36 },
      { title: '手机号', width: 14 },
      { title: '姓名', width: 12 },
      { title: '直播码', width: 14 },
      { title: '状态', width: 10 },
      { title: '生成时间', width: 20 },
      { title: '使用时间', width: 20 },
    ],
    rows: rows(courseId, courseName, codes),
  }
}

async function* rows(
  courseId: number,
  courseName: string,
  codes?: string[]
): AsyncGenerator<Cell[]> {
  let [after, left] = [0, MostExportRows]
  while (left > 0) {
    const found = await withPeople(liveCodes(courseId, codes))
      .where('live_codes.id', '>', after)
      .orderBy('live_codes.id')
      .limit(Math.min(batch, left))
    for (const row of found) {
      yield [
        courseName,
        row.own_telephone ?? row.telephone,
        row.user_name,
        row.code,
        LiveCodeStateText[stateOf(row)],
        toWireTime(row.created_at as string),
        toWireTime(row.bound_at as string | null),
      ]
    }
    if (found.length < batch) return
    after = found.at(-1)!.id
    left -= found.length
  }
}
