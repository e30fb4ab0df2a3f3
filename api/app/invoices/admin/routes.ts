import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing } from '#core/http/declaration'
import { admin } from '#core/http/policies'
import {
  deliveryValidator,
  invoiceExportValidator,
  invoicesValidator,
} from '#invoices/admin/validators'

const { invoices } = controllers

router
  .group(() => {
    router
      .get('/invoices', [invoices.admin.Invoices, 'index'])
      .as('index')
      .use(
        declare({ row: 'B56', who: admin, takes: invoicesValidator, rate: 'list', audited: false })
      )
    router
      .get('/admin/invoices-export', [invoices.admin.InvoiceExports, 'show'])
      .as('exports.show')
      .use(
        declare({
          row: 'B111',
          who: admin,
          takes: invoiceExportValidator,
          rate: 'export',
          audited: true,
        })
      )
    router
      .post('/admin/invoices/:id/reversal', [invoices.admin.Reversals, 'store'])
      .as('reversals.store')
      .use(declare({ row: 'B112', who: admin, takes: nothing, rate: 'write', audited: true }))
    router
      .post('/admin/orders/:orderNo/deliver', [invoices.admin.Deliveries, 'store'])
      .where('orderNo', /^\d{20}$/)
      .as('deliveries.store')
      .use(
        declare({ row: 'A41', who: admin, takes: deliveryValidator, rate: 'write', audited: true })
      )
  })
  .prefix('/api')
  .as('invoices.admin')
