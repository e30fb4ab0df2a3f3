import type { HttpContext } from '@adonisjs/core/http'
import { toLearner } from '#commerce/learners/learner_transformer'
import { learners, rolesOf, resolveBoughtCourseIds, withOrderCount } from '#commerce/learners/learner_list'
import { orderCounts, withCountedOrders } from '#commerce/learners/order_counts'
import { learnersValidator } from '#commerce/learners/learner_validators'
import { deletionImpact } from '#commerce/admin/deletion_impact'
import { inOrderOf, pageOfRows, Reading } from '#core/paginate'
import { NotFound } from '#core/errors'
import { getOrFail } from '#core/get_or_fail'
import { sortedBy } from '#core/lists/sorting'

const columns = {
  userName: 'users.user_name',
  orderCount: orderCounts,
  regTime: 'users.created_at',
  lastLoginTime: 'users.last_login_at',
}

/** Lives in commerce because it counts orders. */
export default class LearnersController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filterParams } = await request.validateUsing(learnersValidator)
    const filters = await resolveBoughtCourseIds(filterParams)
    const sortBy = sortedBy<'people', string | typeof orderCounts>(filterParams, columns)
    const options = { id: 'users.id', sortBy, page, pageSize }
    const isCounted = filterParams._sort === 'orderCount'
    const found = (reading: Reading) =>
      isCounted && reading === Reading.Along
        ? withCountedOrders(learners(filters, reading))
        : learners(filters, reading)
    const { ids, total, more } = await pageOfRows(found, options)
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
