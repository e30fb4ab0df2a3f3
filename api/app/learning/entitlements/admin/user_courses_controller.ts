import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { byName, sortedBy } from '#core/lists/sorting'
import { deleteUserCourse } from '#learning/entitlements/admin/delete_user_course'
import { toUserCourse } from '#learning/entitlements/admin/user_course_transformer'
import { peopleOf, userCourses, withNames, type UserCourseFilters } from '#learning/entitlements/admin/user_course_list'
import { userCoursesValidator } from '#learning/entitlements/admin/validators'
import { adminMessages } from '#learning/terms'

const columns = {
  courseName: `(select ${byName('course_name')} from courses where courses.id = user_courses.course_id)`,
  createType: 'user_courses.source',
  createTime: 'user_courses.created_at',
  expiryDate: 'user_courses.expires_on',
  userCourseStatus: 'user_courses.user_course_status',
}

export default class UserCoursesController {
  async index({ request }: HttpContext) {
    const { page, pageSize, telephone, ...rest } = await request.validateUsing(userCoursesValidator)
    const filters: UserCourseFilters = {
      ...rest,
      ...(telephone && { telephone: { search: telephone, people: await peopleOf(telephone) } }),
    }
    const sortBy = sortedBy<'user-courses'>(rest, columns)
    const options = { id: 'user_courses.id', sortBy, page, pageSize }
    const { ids, total, more } = await pageOfRows(() => userCourses(filters), options)
    const rows = await withNames(db.from('user_courses').whereIn('user_courses.id', ids))
    return { userCourses: inOrderOf(ids, rows).map(toUserCourse), total, more }
  }

  async destroy(ctx: HttpContext) {
    const count = await deleteUserCourse(ctx, ctx.params.id)
    return { count, msg: adminMessages.deleted }
  }
}
