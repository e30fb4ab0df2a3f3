import type { HttpContext } from '@adonisjs/core/http'
import { listParcelsToShip } from '#commerce/parcels/list_parcels_to_ship'

/** What lies on the packing table. Taking it shows whole addresses, so it is a write to the audit log. */
export default class ParcelsController {
  store(ctx: HttpContext) {
    return listParcelsToShip(ctx)
  }
}
