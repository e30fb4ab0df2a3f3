import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { CourseType, LiveStatus } from '#catalogue/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { LiveStreams } from '#drivers/video/live_streams'
import { courseAccess } from '#learning/entitlements/course_access'
import { publishedChapters } from '#learning/published_chapters'

/** What the course says and what arrives at the live cloud (docs/product.md 9.17). */
@inject()
export class LiveState {
  constructor(protected streams: LiveStreams) {}

  async execute(user: CurrentUser | null, courseId: number) {
    const { course } = await courseAccess(user, courseId)
    if (course.courseType !== CourseType.Live) throw new NotFound()

    const liveStatus = course.liveStatus ?? LiveStatus.Unstarted
    const isOver = liveStatus === LiveStatus.Completed
    const chapters = isOver ? await publishedChapters([course.id], db.connection()) : []
    return {
      liveStatus,
      /** Null when the live cloud is unreachable. */
      receiving: course.liveStream ? await this.streams.isRunning(course.liveStream) : false,
      hasReplay: chapters.some(({ videoId }) => videoId !== null),
    }
  }
}
