import { ChapterProgressSchema } from '#core/schema'
import { isDuplicate, type Trx } from '#core/transaction'
import { isFullyWatched } from '#learning/playback/credit'

interface ProgressKey {
  userId: number
  courseId: number
  chapterId: number
}

export default class ChapterProgress extends ChapterProgressSchema {
  static table = 'chapter_progress'

  /** Created when the chapter is opened, so that heartbeats lock this row and not a gap. */
  static async lock(trx: Trx, { userId, courseId, chapterId }: ProgressKey): Promise<ChapterProgress> {
    const find = () => this.query({ client: trx }).where({ userId, chapterId }).forUpdate().first()
    if (!(await this.query({ client: trx }).where({ userId, chapterId }).first())) {
      try {
        await this.create({ userId, courseId, chapterId, segments: '[]' }, { client: trx })
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
    }
    return (await find())!
  }

  static lockById(trx: Trx, id: number): Promise<ChapterProgress> {
    return this.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  }

  isSeen(seconds: number): boolean {
    return isFullyWatched({ credited: this.creditedSeconds, covered: this.coveredSeconds, seconds })
  }
}
