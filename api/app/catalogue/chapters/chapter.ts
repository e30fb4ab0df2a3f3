import type { ChapterStatus } from '#catalogue/terms'
import { ChapterSchema } from '#core/schema'

/** A part of a course. Chapters stand on two levels: at the top, and below one of those. */
export default class Chapter extends ChapterSchema {
  declare chapterStatus: ChapterStatus
}
