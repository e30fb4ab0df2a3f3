/**
 * Adds courses, ten chapters each, until there are so many: `fill/catalogue.ts 10000`. Writes the token
 * of an admin to the file named second. For a database of its own only.
 */
import { writeFileSync } from 'node:fs'
import { withApp } from '../support/with_app.js'
import { madeCourse, tagsOf } from './made_courses.js'

const [wanted, tokenFile] = [Number(process.argv[2]), process.argv[3]]
await withApp(async (app) => {
  const { Role } = await import('../../../api/app/core/roles.js')
  const { now, toStored } = await import('../../../api/app/core/time.js')
  const { person } = await import('../../../api/tests/factories/accounts.js')
  const { fillSearchIndex } = await import('../../../api/app/catalogue/search/course_index.js')
  const db = await app.container.make('lucid.db')
  const createdAt = toStored(now())

  const { token } = await person(Role.Admin)
  const teachers: number[] = []
  for (let at = 0; at < 20; at++) teachers.push((await person(Role.Teacher)).user.id)

  const there = Number((await db.from('courses').count('* as total'))[0].total)
  for (let from = there + 1; from <= wanted; from += 250) {
    const some = Array.from({ length: Math.min(250, wanted - from + 1) }, (_, at) => from + at)
    await db.transaction(async (trx) => {
      await trx
        .table('courses')
        .multiInsert(some.map((at) => ({ id: at, ...madeCourse(at, teachers, createdAt) })))
      const tags = some.flatMap((at) => tagsOf(at).map((tag) => ({ course_id: at, tag })))
      if (tags.length) await trx.table('course_tags').multiInsert(tags)
      await trx.table('chapters').multiInsert(
        some.flatMap((at) =>
          Array.from({ length: 10 }, (_, order) => ({
            course_id: at,
            chapter_title: `第${order + 1}章`,
            chapter_order: order + 1,
            credit_seconds: 2700,
            created_at: createdAt,
          }))
        )
      )
    })
  }
  await fillSearchIndex()
  if (db.connection().dialect.name === 'mysql')
    await db.rawQuery('analyze table courses, course_tags, chapters, search_grams')
  writeFileSync(tokenFile, token)
})
