import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ChapterStatus } from '#catalogue/terms'

export interface StudyChapter {
  id: number
  courseId: number
  parentId: number | null
  title: string
  order: number
  status: ChapterStatus
  /** The author made it a preview. */
  trial: boolean
  videoId: string | null
  videoSeconds: number
  creditSeconds: number
  paperId: number | null
  handoutKey: string | null
  handoutName: string | null
  handoutSize: number | null
}

export async function chapterRows(courseIds: number[], client: QueryClientContract): Promise<StudyChapter[]> {
  const found: StudyChapter[] = await client
    .from('chapters')
    .leftJoin('videos', 'videos.video_id', 'chapters.video_id')
    .whereIn('chapters.course_id', courseIds)
    .orderBy('chapters.chapter_order')
    .orderBy('chapters.id')
    .select(
      'chapters.id',
      'chapters.course_id as courseId',
      'chapters.parent_id as parentId',
      'chapters.chapter_title as title',
      'chapters.chapter_order as order',
      'chapters.chapter_status as status',
      'chapters.trial',
      'chapters.video_id as videoId',
      'chapters.credit_seconds as creditSeconds',
      'chapters.paper_id as paperId',
      'chapters.handout_key as handoutKey',
      'chapters.handout_name as handoutName',
      'chapters.handout_size as handoutSize'
    )
    .select(client.raw('coalesce(nullif(chapters.video_seconds, 0), videos.seconds, 0) as videoSeconds'))
  return found.map((row) => ({ ...row, trial: Boolean(row.trial) }))
}

/** An exercises-only chapter plays nothing and hides nothing; an unpublished one hides its children. */
export async function publishedChapters(courseIds: number[], client: QueryClientContract): Promise<StudyChapter[]> {
  const offered = await offeredChapters(courseIds, client)
  return offered.filter(({ status }) => status === ChapterStatus.Published)
}

type Place = Pick<StudyChapter, 'parentId' | 'status'>

/** @param byId its parents, at least */
export function isPublished(chapter: Place, byId: Map<number, Place>): boolean {
  return chapter.status === ChapterStatus.Published && isReached(chapter, byId)
}

/** Includes chapters that only have exercises. */
export async function offeredChapters(courseIds: number[], client: QueryClientContract): Promise<StudyChapter[]> {
  const rows = await chapterRows(courseIds, client)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows.filter((row) => row.status !== ChapterStatus.Unpublish && isReached(row, byId))
}

function isReached({ parentId }: Place, byId: Map<number, Place>): boolean {
  const parent = parentId === null ? undefined : byId.get(parentId)
  return !parent || (parent.status !== ChapterStatus.Unpublish && isReached(parent, byId))
}
