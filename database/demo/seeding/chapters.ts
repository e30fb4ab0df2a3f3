import type { DemoChapter, DemoCourse } from '../types.js'
import type { StoredMedia } from './media.js'
import { daysBefore, stored } from './times.js'
import { videoIdOf, type Clips } from './videos.js'
import type { SeededChapter, SeedContext } from './seed_context.js'

type Into = { id: number; course: DemoCourse; clips: Clips; handouts: Map<string, StoredMedia> }

/** Adds the chapter tree of a course and returns its leaves, which have the videos. */
export function addChapters(context: SeedContext, into: Into): SeededChapter[] {
  const leaves: SeededChapter[] = []
  addLevel(context, into, { chapters: into.course.chapters, parentId: null, leaves })
  return leaves
}

function addLevel(
  context: SeedContext,
  into: Into,
  level: { chapters: DemoChapter[]; parentId: number | null; leaves: SeededChapter[] }
) {
  level.chapters.forEach((chapter, at) => {
    const leaf = addChapter(context, into, { chapter, parentId: level.parentId, order: at + 1 })
    if (chapter.children?.length) {
      addLevel(context, into, { ...level, chapters: chapter.children, parentId: leaf.id })
    } else {
      level.leaves.push(leaf)
    }
  })
}

/** The first lecture of a paid course, when there are enough others. */
function trialOf({ courseType, priceYuan, chapters }: DemoCourse): DemoChapter | undefined {
  const lectures = chapters.flatMap((one) => one.children ?? one).filter(({ clip }) => clip)
  return courseType === 1 && priceYuan > 0 && lectures.length > 3 ? lectures[0] : undefined
}

function addChapter(
  { tables, tools }: SeedContext,
  { id: courseId, course, clips, handouts }: Into,
  { chapter, parentId, order }: { chapter: DemoChapter; parentId: number | null; order: number }
): SeededChapter {
  const clip = chapter.clip ? clips.get(chapter.clip)! : null
  const handout = chapter.handout ? handouts.get(chapter.handout)! : null
  const creditSeconds = Math.round(chapter.minutes * 60)
  const videoId = chapter.clip ? videoIdOf(chapter.clip) : null
  const id = tables.add('chapters', {
    course_id: courseId,
    parent_id: parentId,
    chapter_title: chapter.title,
    chapter_order: order,
    credit_seconds: creditSeconds,
    video_id: videoId,
    video_seconds: clip?.seconds ?? 0,
    chapter_status: chapter.status,
    trial: chapter === trialOf(course),
    handout_key: handout?.key ?? null,
    handout_name: handout?.name ?? null,
    handout_size: handout?.bytes ?? null,
    created_at: stored(daysBefore(tools.now, course.publishedDaysAgo + 2)),
  })
  const videoSeconds = clip?.seconds ?? 0
  return { id, title: chapter.title, creditSeconds, videoId, videoSeconds, paperId: null }
}
