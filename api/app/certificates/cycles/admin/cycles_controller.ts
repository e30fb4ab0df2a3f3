import type { HttpContext } from '@adonisjs/core/http'
import { cycleDetail } from '#certificates/cycles/admin/cycle_detail'
import { cycleList } from '#certificates/cycles/admin/cycle_list'
import { cyclesValidator } from '#certificates/cycles/admin/validators'

export default class CyclesController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(cyclesValidator)
    return cycleList(filters, page, pageSize)
  }

  async show({ params }: HttpContext) {
    return { cycle: await cycleDetail(params.id) }
  }
}
