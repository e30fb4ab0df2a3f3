import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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
  static async ensure({ userId, courseId, chapterId }: ProgressKey, client?: QueryClientContract): Promise<void> {
    if (await this.query({ client }).where({ userId, chapterId }).first()) return
    try {
      await this.create({ userId, courseId, chapterId, segments: '[]' }, { client })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  /** A missing row is created; heartbeats call `ensure` first. */
  static async lock(trx: Trx, key: ProgressKey): Promise<ChapterProgress> {
    const { userId, chapterId } = key
    const find = () => this.query({ client: trx }).where({ userId, chapterId }).forUpdate().first()
    const known = await find()
    if (known) return known
    await this.ensure(key, trx)
    return (await find())!
  }

  static lockById(trx: Trx, id: number): Promise<ChapterProgress> {
    return this.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  }

  isSeen(seconds: number): boolean {
    return isFullyWatched({ credited: this.creditedSeconds, covered: this.coveredSeconds, seconds })
  }
}
