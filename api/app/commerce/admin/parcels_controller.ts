import type { HttpContext } from '@adonisjs/core/http'
import { takeParcels } from '#commerce/admin/parcels'

/** What lies on the packing table. Taking it shows whole addresses, so it is a write to the audit log. */
export default class ParcelsController {
  store(ctx: HttpContext) {
    return takeParcels(ctx)
  }
}
