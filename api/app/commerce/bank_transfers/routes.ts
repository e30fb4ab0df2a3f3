import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  bankLinesValidator,
  bankTransfersValidator,
  dismissalValidator,
  matchValidator,
  refundSerialValidator,
  slipValidator,
  statementsValidator,
  statementValidator,
} from '#commerce/bank_transfers/validators'
import { admin, member } from '#core/http/access_policies'
import { auditedWrites, lists, nothing, reads, writes } from '#core/http/route_options'

const { BankTransfers, RefundSerials, Slips, TransferNotices, TransferSlips } = controllers.commerce.bankTransfers
const { BankConfirmations, BankDismissals, BankLines, BankMatches } = controllers.commerce.bankTransfers.lines
const { BankStatementPreviews, BankStatements } = controllers.commerce.bankTransfers.statements

router
  .group(() => {
    router.post('/', [Slips, 'store']).as('store').use(writes(member, slipValidator))
    router
      .get('/', [Slips, 'show'])
      .as('show')
      .use(reads(member, nothing, { rate: 'download' }))
  })
  .prefix('/api/user/orders/:orderNo/transfer-slip')
  .as('commerce.transfer_slips')

router
  .get('/api/user/orders/:orderNo/transfer-notice', [TransferNotices, 'show'])
  .as('commerce.transfer_notices.show')
  .use(reads(member, nothing, { rate: 'download' }))

router
  .group(() => {
    router.get('/bank-transfers', [BankTransfers, 'index']).as('index').use(lists(admin, bankTransfersValidator))
    router
      .get('/bank-transfers/:id/slip', [TransferSlips, 'show'])
      .as('slips.show')
      .use(reads(admin, nothing, { rate: 'download', audited: true }))
    router
      .get('/bank-statements', [BankStatements, 'index'])
      .as('statements.index')
      .use(lists(admin, statementsValidator))
    router
      .post('/bank-statements/previews', [BankStatementPreviews, 'store'])
      .as('statements.previews.store')
      .use(writes(admin, statementValidator, { rate: 'upload' }))
    router
      .post('/bank-statements', [BankStatements, 'store'])
      .as('statements.store')
      .use(auditedWrites(admin, statementValidator, { rate: 'upload', recentProof: 'always' }))
    router.get('/bank-lines', [BankLines, 'index']).as('lines.index').use(lists(admin, bankLinesValidator))
    router.get('/bank-lines/:id', [BankLines, 'show']).as('lines.show').use(reads(admin, nothing))
    router
      .post('/bank-lines/:id/confirmations', [BankConfirmations, 'store'])
      .as('lines.confirmations.store')
      .use(auditedWrites(admin, nothing, { recentProof: 'always' }))
    router
      .post('/bank-lines/:id/matches', [BankMatches, 'store'])
      .as('lines.matches.store')
      .use(auditedWrites(admin, matchValidator))
    router
      .post('/bank-lines/:id/dismissals', [BankDismissals, 'store'])
      .as('lines.dismissals.store')
      .use(auditedWrites(admin, dismissalValidator))
    router
      .post('/refunds/:id/bank-serials', [RefundSerials, 'store'])
      .as('refund_serials.store')
      .use(auditedWrites(admin, refundSerialValidator, { recentProof: 'always' }))
  })
  .prefix('/api/admin')
  .as('commerce.bank_transfers')
