import type { HttpContext } from '@adonisjs/core/http'
import { toLearner } from '#commerce/learners/learner_transformer'
import { learners, rolesOf, resolveBoughtCourseIds, withOrderCount } from '#commerce/learners/learner_list'
import { learnersValidator } from '#commerce/learners/learner_validators'
import { deletionImpact } from '#commerce/admin/deletion_impact'
import { pageOfRows } from '#core/paginate'
import { NotFound } from '#core/errors'
import { getOrFail } from '#core/get_or_fail'

/** Lives in commerce because it counts orders. */
export default class LearnersController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filterParams } = await request.validateUsing(learnersValidator)
    const filters = await resolveBoughtCourseIds(filterParams)
    const options = { id: 'users.id', page, pageSize }
    const { ids, total, more } = await pageOfRows((reading) => learners(filters, reading), options)
    const rows = await withOrderCount(learners({}).whereIn('users.id', ids)).orderBy('id', 'desc')
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
