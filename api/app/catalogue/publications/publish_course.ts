import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/change_course'
import type Course from '#catalogue/course'

/**
 * Puts a course on the shelf, from unpublished or from audit.
 * @param seen the version that was looked at; absent in a list, which shows none
 */
export function publishCourse(ctx: HttpContext, id: number, seen?: number | null): Promise<Course> {
  return changeCourse(ctx, id, {
    action: 'course.publish',
    seen,
    apply: (course) => course.publish(),
  })
}

/** Takes a published course off the shelf. */
export function revokeCourse(ctx: HttpContext, id: number): Promise<Course> {
  return changeCourse(ctx, id, { action: 'course.unpublish', apply: (course) => course.revoke() })
}
