import type { HttpContext } from '@adonisjs/core/http'
import { nextRecords } from '#certificates/course_edu_logs/own_record'
import { requireUser } from '#core/current_user'

export default class NextRecordsController {
  async index(ctx: HttpContext) {
    return { nextRecords: await nextRecords(requireUser(ctx)) }
  }
}
