import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { InvoiceIssuer } from '#drivers/invoices/invoice_issuer'
import { advanceSoon } from '#invoices/issuing/advance_soon'
import { InFlight, OpenRed } from '#invoices/terms'

/** A notice only brings the next question to the provider forward (docs/threats.md T272). */
@inject()
export default class NoticesController {
  constructor(protected issuer: InvoiceIssuer) {}

  async store({ request, logger }: HttpContext) {
    const requestNo = this.issuer.readNotice(request.raw() ?? '')
    if (requestNo && (await bringForward(requestNo))) await advanceSoon(logger)
    return {}
  }
}

async function bringForward(requestNo: string): Promise<boolean> {
  const at = toStored(now())
  const blue = await db
    .from('invoices')
    .where('request_no', requestNo)
    .whereIn('issue_state', [...InFlight])
    .update({ issue_next_at: at })
  const red = await db
    .from('red_invoices')
    .where('request_no', requestNo)
    .whereIn('state', [...OpenRed])
    .update({ next_at: at })
  return Number(blue) + Number(red) > 0
}
