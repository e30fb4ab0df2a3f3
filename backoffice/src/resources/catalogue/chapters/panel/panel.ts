import type { Chapter } from '../../../../lib/apiTypes'
import type { ChapterCalls } from '../calls'
import type { CourseResource } from '../chapter'

export interface PanelProps {
  chapter: Chapter
  courseId: number
  resource: CourseResource
  hasTrials: boolean
  calls: ChapterCalls
  /** Refetches the tree. */
  onChanged: () => Promise<unknown>
  onWatch: () => void
}
