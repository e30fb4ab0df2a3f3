import type { HttpContext } from '@adonisjs/core/http'
import { toLearner } from '#commerce/learners/learner_transformer'
import { learners, rolesOf, resolveBoughtCourseIds, withOrderCount } from '#commerce/learners/learner_list'
import { learnersValidator } from '#commerce/learners/learner_validators'
import { OrderStatus } from '#commerce/terms'
import { deletionImpact } from '#commerce/admin/deletion_impact'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { NotFound } from '#core/errors'
import { getOrFail } from '#core/get_or_fail'
import { sortedBy } from '#core/lists/sorting'

const columns = {
  userName: 'users.user_name',
  orderCount: `(select count(*) from orders where orders.user_id = users.id and order_status = ${OrderStatus.Paid})`,
  regTime: 'users.created_at',
  lastLoginTime: 'users.last_login_at',
}

/** Lives in commerce because it counts orders. */
export default class LearnersController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filterParams } = await request.validateUsing(learnersValidator)
    const filters = await resolveBoughtCourseIds(filterParams)
    const sortBy = sortedBy<'people'>(filterParams, columns)
    const options = { id: 'users.id', sortBy, page, pageSize }
    const { ids, total, more } = await pageOfRows((reading) => learners(filters, reading), options)
    const rows = inOrderOf(ids, await withOrderCount(learners({}).whereIn('users.id', ids)))
    const roles = await rolesOf(rows.map(({ id }) => id))
    return { users: rows.map((row) => toLearner(row, getOrFail(roles, row.id))), total, more }
  }

  async show({ params }: HttpContext) {
    const id = params.id
    const [row] = await withOrderCount(learners({})).where('users.id', id)
    if (!row) throw new NotFound()
    const roles = await rolesOf([id])
    return { user: { ...toLearner(row, getOrFail(roles, id)), leftBehind: await deletionImpact(id) } }
  }
}
