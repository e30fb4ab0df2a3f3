import type { ChapterStatus } from '@zhuxue/api/terms/catalogue'
import type { Tone } from '../../../components/list/StatusTag'

/** The chapter itself, as its form sends it; what is not said stays as it is. */
export interface ChapterForm {
  chapterTitle: string
  chapterTime: number | null
  chapterStatus: ChapterStatus
  /** Anybody may watch it. */
  trial?: boolean
  parentId?: number
  chapterVersion?: string
  /** Address of an uploaded file. */
  chapterHandoutExtension?: string | null
  chapterHandoutName?: string | null
}

export const chapterStatusTone: Record<ChapterStatus, Tone> = {
  published: 'success',
  pubprac: 'processing',
  unpublish: 'default',
}

export type CourseResource = 'courses' | 'teacher-courses'
