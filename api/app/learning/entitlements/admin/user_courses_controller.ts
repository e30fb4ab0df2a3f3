import type { HttpContext } from '@adonisjs/core/http'
import { deleteUserCourse } from '#learning/entitlements/admin/delete_user_course'
import { toUserCourse } from '#learning/entitlements/admin/user_course_transformer'
import { userCourses, withNames } from '#learning/entitlements/admin/user_course_list'
import { userCoursesValidator } from '#learning/entitlements/admin/validators'
import { adminMessages } from '#learning/terms'

export default class UserCoursesController {
  async index({ request }: HttpContext) {
    const {
      page = 1,
      pageSize = 10,
      ...filters
    } = await request.validateUsing(userCoursesValidator)
    const [{ total }] = await userCourses(filters).count('* as total')
    const rows = await withNames(userCourses(filters)).forPage(page, pageSize)
    return { userCourses: rows.map(toUserCourse), total: Number(total) }
  }

  async destroy(ctx: HttpContext) {
    const count = await deleteUserCourse(ctx, Number(ctx.params.id))
    return { count, msg: adminMessages.deleted }
  }
}
