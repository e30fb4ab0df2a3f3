import { revisions, type DemoRevision } from '../content/revisions.js'
import { daysBefore, stored } from './times.js'
import type { DemoSnapshot, SeedContext } from './seed_context.js'

/** Greater than the id of any demo chapter, and never the id of a row: the chapter was deleted. */
const goneChapterId = 900_001

/** Earlier publications of submitted courses, for the auditors' diff. */
export async function addRevisions({ tables, tools, courses }: SeedContext): Promise<void> {
  for (const revision of revisions) {
    const id = courses.get(revision.course)!.id
    const publishedAt = stored(daysBefore(tools.now, revision.publishedDaysAgo, 10, 20))
    const now = await tools.snapshot(tables.trx, id)
    await tables.trx.from('courses').where('id', id).update({ published_at: publishedAt })
    tables.addPlain('course_publications', {
      course_id: id,
      published_at: publishedAt,
      published_by: null,
      snapshot: JSON.stringify(earlier(now, revision)),
    })
  }
}

function earlier(now: DemoSnapshot, { before, chapters, gone }: DemoRevision): DemoSnapshot {
  const old = now.chapters.flatMap((chapter, at) => {
    const change = chapters[at]
    return change === null ? [] : [{ ...chapter, ...change }]
  })
  const lost = { handoutKey: null, handoutName: null, handoutSize: null, paperId: null }
  old.splice(gone.at, 0, { ...old[0]!, ...lost, id: goneChapterId, title: gone.title })
  return { course: { ...now.course, ...before }, chapters: old }
}
