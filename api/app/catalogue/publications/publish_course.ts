import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/publications/change_course'
import type Course from '#catalogue/course'

interface Publishing {
  seen?: number | null
  reason?: string | null
}

export function publishCourse(ctx: HttpContext, id: number, how: Publishing = {}): Promise<Course> {
  return changeCourse(ctx, id, {
    action: 'course.publish',
    ...how,
    preflight: '发布',
    apply: (course) => course.publish(),
  })
}

export function revokeCourse(ctx: HttpContext, id: number): Promise<Course> {
  return changeCourse(ctx, id, { action: 'course.unpublish', apply: (course) => course.revoke() })
}
