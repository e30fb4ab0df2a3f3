import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { withKey } from '#core/http/route_options'
import {
  invoiceIssueValidator,
  IssueBodyKb,
  moneyPageValidator,
  receivedLineValidator,
} from '#partners/v1/accounting/validators'

const { BankTransfers, BillDays, Invoices, Payments, Refunds } = controllers.partners.v1.accounting

const write = { rate: 'partnerWrite', idempotent: true, audited: true, strictQuery: false } as const

router
  .group(() => {
    router.get('/payments', [Payments, 'index']).use(withKey('payments:read', moneyPageValidator))
    router.get('/refunds', [Refunds, 'index']).use(withKey('payments:read', moneyPageValidator))
    router
      .get('/bill-days/:day', [BillDays, 'show'])
      .where('day', /^\d{4}-\d{2}-\d{2}$/)
      .use(withKey('payments:read'))
    router
      .post('/bank-transfers/:code/confirmations', [BankTransfers, 'confirm'])
      .use(
        withKey('payments:write', receivedLineValidator, { rate: 'partnerWrite', audited: true, strictQuery: false })
      )
    router.get('/invoices', [Invoices, 'index']).use(withKey('invoices:read', moneyPageValidator, { audited: true }))
    router
      .post('/invoices/:id/issues', [Invoices, 'issue'])
      .use(withKey('invoices:write', invoiceIssueValidator, { ...write, bodyKb: IssueBodyKb }))
  })
  .prefix('/api/v1')
  .as('v1')
