/**
 * Writes down the very queries that the product sends for the list of 20 and for a course page, so that
 * the bare server of the benchmark can send the same.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from './with_app.js'

await withApp(async (app) => {
  const { courseList } = await import('../../../api/app/catalogue/listing/course_list.js')
  const { courseDetail } = await import('../../../api/app/catalogue/listing/course_detail.js')
  const { DetailAccess } = await import('../../../api/app/catalogue/listing/detail_access.js')
  const db = await app.container.make('lucid.db')

  const captured: { sql: string; bindings: unknown[] }[] = []
  const client = db.connection().getWriteClient()
  client.on('query', ({ sql, bindings }: { sql: string; bindings: unknown[] }) =>
    captured.push({ sql, bindings })
  )
  const during = async (work: () => Promise<unknown>) => {
    captured.length = 0
    await work()
    return [...captured]
  }

  const list = await during(() =>
    courseList({ courseType: [1], pageSize: 20 }, null, db.connection())
  )
  const { id } = await db
    .from('courses')
    .join('discount_rules', 'discount_rules.course_id', 'courses.id')
    .where({ course_status: 'published', course_type: 1 })
    .whereNotNull('related_course_id')
    .select('courses.id')
    .firstOrFail()
  const visitor = { viewer: null, access: new DetailAccess() }
  const detail = await during(() => courseDetail(id, visitor, db.connection()))

  writeFileSync(process.argv[2], JSON.stringify({ courseId: id, list, detail }))
})
