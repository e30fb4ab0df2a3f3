/**
 * How a course of so many chapters is studied by so many learners, and by a fourth of them: how long the figures take. Then
 * the same of a course that is too large to be counted when somebody asks, and how long counting it takes. A step of
 * `npm run bench`, for a database of its own:
 *
 *   DB_…=… course_study.ts [learners] [chapters] [learners of the large one]
 */
import { loadavg } from 'node:os'
import { withApp } from './support/with_app.js'
import { percentile } from './support/measuring.js'

const wantedMs = 500
const rounds = 20
const [learners, chapters] = [Number(process.argv[2] ?? 1_600), Number(process.argv[3] ?? 60)]
const learnersOfLarge = Number(process.argv[4] ?? 20_000)

await withApp(async () => {
  const { Role } = await import('../../api/app/core/roles.js')
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { person } = await import('../../api/tests/factories/accounts.js')
  const { course } = await import('../../api/tests/factories/catalogue.js')
  const { lesson } = await import('../../api/tests/factories/learning.js')
  const { countStudies } = await import('../../api/app/statistics/study/count_studies.js')
  const { courseStudy } = await import('../../api/app/statistics/study/course_study.js')

  const { user } = await person(Role.Teacher)
  const at = '2026-01-02 08:00:00'
  const [{ last = 0 }] = await db.from('users').max('id as last')
  const named = (no: number) => ({ user_name: '学员', login_name: `studies-${no}` })
  const people = Math.max(learners, learnersOfLarge)
  for (let no = 0; no < people; no += 500) {
    const some = Array.from({ length: Math.min(500, people - no) }, (_, of) => no + of)
    await db.table('users').multiInsert(
      some.map((one) => ({
        ...{ id: last + 1 + one, ...named(one) },
        ...{ password_hash: 'none', created_at: at },
      }))
    )
  }

  /** Rows of other people's chapters lie between those of one person, as they do in life. */
  async function studied(people: number): Promise<number> {
    const courseId = await course({ teacherId: user.id })
    const ids: number[] = []
    for (let no = 0; no < chapters; no++)
      ids.push((await lesson(courseId, { seconds: 2_700 })).chapterId)
    for (const [place, chapterId] of ids.entries()) {
      const rows = Array.from({ length: people }, (_, no) => {
        const isDone = (no * 7 + place) % 5 > 0
        const covered = isDone ? 2_700 : (no * 131 + place * 17) % 2_700
        return {
          ...{ user_id: last + 1 + no, course_id: courseId, chapter_id: chapterId },
          ...{ credited_seconds: covered, covered_seconds: covered, position_seconds: covered },
          segments: JSON.stringify(
            Array.from({ length: 12 }, (_, of) => [of * 200, of * 200 + 180])
          ),
          ...{ completed_at: isDone ? at : null, created_at: at, updated_at: at },
        }
      })
      for (let from = 0; from < rows.length; from += 500)
        await db.table('chapter_progress').multiInsert(rows.slice(from, from + 500))
    }
    return courseId
  }

  async function timesOf(courseIds: number[]): Promise<number[]> {
    const times: number[][] = courseIds.map(() => [])
    for (let round = -3; round < rounds; round++) {
      for (const [at, courseId] of courseIds.entries()) {
        const began = performance.now()
        const study = await courseStudy({ id: user.id } as never, courseId)
        if (study.began === 0) throw new Error('nobody began')
        if (round >= 0) times[at]!.push(performance.now() - began)
      }
    }
    return times.map((some) => percentile(some, 0.95))
  }

  function say(isKept: boolean, words: string) {
    console.log(`${isKept ? 'kept' : 'NOT KEPT'}  ${words}; load ${loadavg()[0]!.toFixed(1)}`)
    if (!isKept) process.exitCode = 1
  }

  const ids = [await studied(Math.ceil(learners / 4)), await studied(learners)]
  const [quarter, all] = (await timesOf(ids)) as [number, number]
  say(
    all <= wantedMs,
    `course of ${chapters} chapters, ${learners} learners: p95 ${all.toFixed(0)} ms (at most ${wantedMs}), ` +
      `${(all / quarter).toFixed(1)} times that of a fourth of them (${quarter.toFixed(0)} ms)`
  )

  const large = await studied(learnersOfLarge)
  const began = performance.now()
  const counted = await countStudies()
  const seconds = (performance.now() - began) / 1000
  if (counted !== 1) throw new Error(`${counted} courses are large`)
  const [kept] = (await timesOf([large])) as [number]
  say(
    kept <= wantedMs,
    `course of ${chapters} chapters, ${learnersOfLarge} learners, counted in ${seconds.toFixed(1)} s: p95 ${kept.toFixed(0)} ms (at most ${wantedMs})`
  )
})
