import { CourseType, LiveStatus } from '@zhuxue/api/terms/catalogue'
import type { APIRoute } from 'astro'
import { calendarFile } from '~/features/catalogue/course/calendarEvent'
import { publicUrl } from '~/lib/config'
import { parseShanghaiTime } from '~/lib/format'
import { api, nullIfMissing } from '~/lib/http/server'
import { parseId } from '~/lib/parseId'
import { paths } from '~/lib/paths'
import { cachePage } from '~/lib/site/cachePage'

/** An upcoming live lesson for the calendar of a device. */
export const GET: APIRoute = async (context) => {
  const id = parseId(context.params.course)
  const found = id ? await nullIfMissing(api.catalogue.courses.show({ params: { id } })) : null
  const course = found?.course
  const isComing = course?.courseType === CourseType.Live && course.liveStatus === LiveStatus.Unstarted
  if (!course || !isComing || !course.liveStartsAt) return context.rewrite('/404')

  cachePage(context, ['courses', `course:${course.courseId}`])
  const file = calendarFile({
    uid: `live-${course.courseId}@${new URL(publicUrl()).host}`,
    title: course.courseName,
    url: publicUrl() + paths.course(course.courseId),
    startsAtMs: parseShanghaiTime(course.liveStartsAt),
    minutes: course.liveMinutes || 60,
    stampMs: parseShanghaiTime(course.publishTime ?? course.liveStartsAt),
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="live-${course.courseId}.ics"`,
    },
  })
}
