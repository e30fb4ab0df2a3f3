import type { ApplicationService } from '@adonisjs/core/types'
import { OrderInvoices } from '#commerce/order_invoices'

export default class InvoicesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(OrderInvoices, async () => {
      const { InvoicesOfOrders } = await import('#invoices/invoices_of_orders')
      return new InvoicesOfOrders()
    })
  }
}
