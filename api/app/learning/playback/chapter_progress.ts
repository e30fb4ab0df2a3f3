import { ChapterProgressSchema } from '#core/schema'
import { now, toStored } from '#core/time'
import { isDuplicate, type Trx } from '#core/transaction'
import type { Beat } from '#learning/playback/beat'
import { lengthOf, union, type Segment } from '#learning/playback/coverage'
import { isSeen, type Credit } from '#learning/playback/credit'

interface ProgressKey {
  userId: number
  courseId: number
  chapterId: number
}

export default class ChapterProgress extends ChapterProgressSchema {
  static table = 'chapter_progress'

  /** Created when the chapter is opened, so that beats lock this row and not a gap. */
  static async lock(
    trx: Trx,
    { userId, courseId, chapterId }: ProgressKey
  ): Promise<ChapterProgress> {
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

  get seen(): Segment[] {
    return JSON.parse(this.segments)
  }

  isSeen(seconds: number): boolean {
    return isSeen({ credited: this.creditedSeconds, covered: this.coveredSeconds, seconds })
  }

  async record(
    trx: Trx,
    { position }: Beat,
    { credit, believed }: { credit: Credit; believed: Segment[] }
  ): Promise<void> {
    const seen = union(this.seen, believed, 0)
    this.creditedSeconds += credit.seconds
    this.segments = JSON.stringify(seen)
    this.coveredSeconds = Math.floor(lengthOf(seen))
    this.positionSeconds = Math.floor(position ?? this.positionSeconds)
    await trx
      .from('chapter_progress')
      .where('id', this.id)
      .update({
        credited_seconds: this.creditedSeconds,
        covered_seconds: this.coveredSeconds,
        segments: this.segments,
        position_seconds: this.positionSeconds,
        updated_at: toStored(now()),
      })
  }
}
