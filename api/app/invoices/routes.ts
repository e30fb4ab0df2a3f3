import '#invoices/admin/routes'
import '#invoices/issuing/routes'
import '#invoices/local/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads, writes } from '#core/http/route_options'
import { admin, member } from '#core/http/access_policies'
import { dispatchValidator, invoiceValidator, myInvoicesValidator } from '#invoices/validators'

const { Dispatches } = controllers.invoices.files
const { Invoices, OrderInvoices, Suggestions } = controllers.invoices
const { InvoiceFiles } = controllers.invoices.files

router
  .get('/api/user/invoices', [Invoices, 'index'])
  .as('invoices.invoices.index')
  .use(lists(member, myInvoicesValidator))
router.get('/api/user/invoice-suggestion', [Suggestions, 'show']).as('invoices.suggestions.show').use(reads(member))

router
  .group(() => {
    router.get('/:id', [Invoices, 'show']).use(reads(member, nothing, { audited: true }))
    router.get('/orderid/:orderNo', [OrderInvoices, 'show']).use(reads(member))
    router.post('/', [Invoices, 'store']).use(writes(member, invoiceValidator, { idempotent: true }))
    router
      .get('/:id/files/:fileId', [InvoiceFiles, 'show'])
      .as('files.show')
      .use(reads(member, nothing, { rate: 'download', audited: true }))
    router.post('/:id/send', [Dispatches, 'store']).use(auditedWrites(admin, dispatchValidator))
  })
  .prefix('/api/invoices')
  .as('invoices')
