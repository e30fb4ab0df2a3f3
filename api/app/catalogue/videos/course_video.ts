import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/publications/change_course'
import { messages } from '#catalogue/terms'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'

export async function removeCourseVideo(ctx: HttpContext, id: number): Promise<void> {
  await changeCourse(ctx, id, {
    action: 'course.remove-video',
    apply: (course) => {
      if (!course.isUnpublished) throw new UserError(messages.onlyUnpublishedEditable)
      if (!course.videoId) throw new UserError(messages.courseVideoMissing)
      course.merge({ videoId: null })
      course.bumpTreeVersion(requireUser(ctx).id)
    },
  })
}
