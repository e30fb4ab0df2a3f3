import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, reads, readsFigures } from '#core/http/route_options'
import { admin, only } from '#core/http/access_policies'
import { Role } from '#core/roles'
import {
  monthClosingValidator,
  monthValidator,
  payoutCancellationValidator,
  payoutValidator,
  statementLinesValidator,
} from '#statistics/statements/validators'

const { Closings, MonthStatements, Payouts, StatementFiles, Statements } = controllers.statistics.statements
const partnerOrAdmin = only(Role.Channel, Role.Admin)

router
  .group(() => {
    router.get('/', [MonthStatements, 'index']).use(readsFigures(admin, monthValidator))
    router
      .post('/:month/closings', [Closings, 'storeMonth'])
      .as('closings.storeMonth')
      .use(auditedWrites(admin, monthClosingValidator))
    router.get('/:channelId', [Statements, 'index']).use(readsFigures(partnerOrAdmin))
    router.get('/:channelId/:month', [Statements, 'show']).use(readsFigures(partnerOrAdmin, statementLinesValidator))
    router
      .get('/:channelId/:month/pdf', [StatementFiles, 'pdf'])
      .as('pdf')
      .use(reads(partnerOrAdmin, nothing, { rate: 'download' }))
    router
      .get('/:channelId/:month/xlsx', [StatementFiles, 'workbook'])
      .as('xlsx')
      .use(reads(partnerOrAdmin, nothing, { rate: 'download' }))
    router.post('/:channelId/:month/closings', [Closings, 'store']).use(auditedWrites(admin))
    router.post('/:channelId/:month/payout', [Payouts, 'store']).use(auditedWrites(admin, payoutValidator))
    router
      .delete('/:channelId/:month/payout', [Payouts, 'destroy'])
      .use(auditedWrites(admin, payoutCancellationValidator))
  })
  .prefix('/api/admin/statements')
  .where('channelId', router.matchers.number())
  .where('month', /^20\d{2}-(0[1-9]|1[0-2])$/)
  .as('statistics.statements')
