import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing } from '#core/http/declaration'
import { admin, member } from '#core/http/policies'
import { dispatchValidator, invoiceValidator, myInvoicesValidator } from '#invoices/validators'

const { invoices } = controllers

router
  .group(() => {
    router
      .get('/user/invoices', [invoices.Invoices, 'index'])
      .as('invoices.index')
      .use(
        declare({
          row: 'A44',
          who: member,
          takes: myInvoicesValidator,
          rate: 'list',
          audited: false,
        })
      )
    router
      .get('/invoices/:id', [invoices.Invoices, 'show'])
      .as('invoices.show')
      .use(declare({ row: 'A45', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/invoices/orderid/:orderNo', [invoices.OrderInvoices, 'show'])
      .where('orderNo', /^\d{20}$/)
      .as('order_invoices.show')
      .use(declare({ row: 'A46', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/invoices', [invoices.Invoices, 'store'])
      .as('invoices.store')
      .use(
        declare({ row: 'A47', who: member, takes: invoiceValidator, rate: 'write', audited: false })
      )
    router
      .post('/invoices/:id/send', [invoices.Dispatches, 'store'])
      .as('dispatches.store')
      .use(
        declare({ row: 'A48', who: admin, takes: dispatchValidator, rate: 'write', audited: true })
      )
  })
  .prefix('/api')
  .as('invoices')
