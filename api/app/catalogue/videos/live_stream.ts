import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { localPages } from '#config/drivers'
import { changeCourse } from '#catalogue/publications/change_course'
import Course from '#catalogue/course'
import { CourseType, PushSeconds, messages, type LiveStatus } from '#catalogue/terms'
import { isAdmin, requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toWireTime } from '#core/time'
import { LiveStreams } from '#drivers/video/live_streams'

/** Also allowed on a published course, because a stream begins and ends there. Open forms become outdated. */
export async function setLiveStatus(
  ctx: HttpContext,
  id: number,
  { liveStatus, own }: { liveStatus: LiveStatus; own: boolean }
) {
  return changeCourse(ctx, id, {
    action: 'course.set-live-status',
    own,
    apply: (course) => {
      requireLive(course)
      course.merge({ liveStatus })
      course.bumpVersion(requireUser(ctx).id)
    },
  })
}

/** The push URL is secret (docs/threats.md T74). */
@inject()
export class PushAddress {
  constructor(protected streams: LiveStreams) {}

  async execute(ctx: HttpContext, id: number) {
    const user = requireUser(ctx)
    const course = await Course.find(id)
    if (!course || !(isAdmin(user) || course.teacherId === user.id)) throw new NotFound()
    requireLive(course)
    if (!course.liveStream) throw new UserError(messages.saveFirst)

    const grant = { stream: course.liveStream, seconds: PushSeconds }
    const { url } = await this.streams.playAddress({ ...grant, viewer: String(user.id) })
    const pushUrl = await this.streams.pushAddress(grant)
    return {
      pushUrl,
      playUrl: url,
      /** Replaces an encoder; null unless the driver is local. */
      encoderUrl: localPages ? this.streams.encoderPage(pushUrl) : null,
      expireTime: toWireTime(now().plus({ seconds: PushSeconds })),
    }
  }
}

function requireLive({ courseType }: Course): void {
  if (courseType !== CourseType.Live) throw new UserError(messages.onlyLive)
}
