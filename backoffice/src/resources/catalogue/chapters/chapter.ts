import type { ChapterStatus } from '@zhuxue/api/terms/catalogue'
import type { Tone } from '../../../components/list/StatusTag'

/** The body of a chapter form; absent fields stay unchanged. */
export interface ChapterForm {
  chapterTitle: string
  chapterTime: number | null
  chapterStatus: ChapterStatus
  /** A free preview. */
  trial?: boolean
  parentId?: number
  chapterVersion?: string
  /** URL of an uploaded file. */
  chapterHandoutExtension?: string | null
  chapterHandoutName?: string | null
}

export const chapterStatusTone: Record<ChapterStatus, Tone> = {
  published: 'success',
  pubprac: 'processing',
  unpublish: 'default',
}

export type CourseResource = 'courses' | 'teacher-courses'
