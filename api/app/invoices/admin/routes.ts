import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import {
  deliveryValidator,
  invoiceExportValidator,
  invoicesValidator,
  numberValidator,
  redNumberValidator,
  shipmentsValidator,
} from '#invoices/admin/validators'
import { invoiceFileValidator } from '#invoices/validators'

const { Deliveries, InvoiceExports, Invoices, Numbers, RedNumbers, Shipments } = controllers.invoices.admin
const { InvoiceFiles } = controllers.invoices.files

router.get('/api/invoices', [Invoices, 'index']).as('invoices.admin.index').use(lists(admin, invoicesValidator))

router
  .group(() => {
    router
      .get('/invoices-export', [InvoiceExports, 'show'])
      .as('exports.show')
      .use(reads(admin, invoiceExportValidator, { rate: 'export', audited: true, recentProof: 'always' }))
    router
      .post('/invoices/:id/files', [InvoiceFiles, 'store'])
      .as('files.store')
      .use(auditedWrites(admin, invoiceFileValidator, { rate: 'upload' }))
    router
      .put('/invoices/:id/number', [Numbers, 'update'])
      .as('numbers.update')
      .use(auditedWrites(admin, numberValidator))
    router
      .put('/red-invoices/:id/number', [RedNumbers, 'update'])
      .as('red_numbers.update')
      .use(auditedWrites(admin, redNumberValidator))
    router.post('/orders/:orderNo/deliver', [Deliveries, 'store']).use(auditedWrites(admin, deliveryValidator))
    router.post('/shipments', [Shipments, 'store']).use(auditedWrites(admin, shipmentsValidator))
  })
  .prefix('/api/admin')
  .as('invoices.admin')
