import type { HttpContext } from '@adonisjs/core/http'
import { objectValidator } from '#accounts/admin/validators'
import { usesOf } from '#start/object_uses'

export default class ObjectUsesController {
  async index({ request }: HttpContext) {
    const { object } = await request.validateUsing(objectValidator)
    return usesOf(object)
  }
}
