import type { ChapterStatus } from '@zhuxue/api/terms/catalogue'
import type { Tone } from '../../../kit/list/StatusTag'

/** A chapter as the console edits it. */
export interface Chapter {
  courseChapterId: number
  /** 0 at the top. */
  parentId: number
  chapterTitle: string
  /** Credit minutes, one decimal. */
  chapterTime: number | null
  /** Seconds. */
  videoDuration: number | null
  hasVideo: boolean
  chapterVideoId: string | null
  chapterStatus: ChapterStatus
  /** Name of the handout's file. */
  chapterHandoutExtension: string | null
  existPractice: boolean
  paperId: number | null
  /** Of the fields of its form; a save names it, so that the second of two who edit is told. */
  chapterVersion: string
  children: Chapter[]
}

/** The chapter itself, as its form sends it; what is not said stays as it is. */
export interface ChapterForm {
  chapterTitle: string
  chapterTime: number | null
  chapterStatus: ChapterStatus
  parentId?: number
  chapterVersion?: string
  /** Address of an uploaded file. */
  chapterHandoutExtension?: string | null
  chapterHandoutName?: string | null
}

/** What the cloud knows of a video. */
export interface VideoFacts {
  videoId: string
  title: string
  coverURL: string | null
  createTime: string | null
  /** Seconds. */
  duration: number
  /** Bytes. */
  size: number
  status?: string
}

export interface PlayUrl {
  definition: string
  playURL: string
  format: 'mp4' | 'm3u8'
}

export const chapterStatusTone: Record<ChapterStatus, Tone> = {
  published: 'success',
  pubprac: 'processing',
  unpublish: 'default',
}

/** Whose routes are called: an admin's for every course, a teacher's for the own ones. */
export type Desk = 'courses' | 'teacher-courses'
