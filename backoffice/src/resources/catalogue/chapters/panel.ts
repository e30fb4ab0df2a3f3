import type { Chapter } from '../../../lib/wire'
import type { ChapterCalls } from './calls'
import type { CourseResource } from './chapter'

/** What every part of the chapter panel works on. */
export interface PanelProps {
  chapter: Chapter
  courseId: number
  resource: CourseResource
  calls: ChapterCalls
  /** Reads the tree again. */
  onChanged: () => Promise<unknown>
  onWatch: () => void
}
