import type { ChapterStatus } from '#catalogue/terms'
import { ChapterSchema } from '#core/schema'

export default class Chapter extends ChapterSchema {
  declare chapterStatus: ChapterStatus
}
