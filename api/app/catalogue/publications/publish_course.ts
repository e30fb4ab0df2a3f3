import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/change_course'
import type Course from '#catalogue/course'

export function publishCourse(ctx: HttpContext, id: number, seen?: number | null): Promise<Course> {
  return changeCourse(ctx, id, {
    action: 'course.publish',
    seen,
    apply: (course) => course.publish(),
  })
}

export function revokeCourse(ctx: HttpContext, id: number): Promise<Course> {
  return changeCourse(ctx, id, { action: 'course.unpublish', apply: (course) => course.revoke() })
}
