import type { HttpContext } from '@adonisjs/core/http'
import { listParcelsToShip } from '#commerce/admin/list_parcels_to_ship'

export default class ParcelsController {
  store(ctx: HttpContext) {
    return listParcelsToShip(ctx)
  }
}
