import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  auditLogsValidator,
  loginLogsValidator,
  personValidator,
  revealValidator,
} from '#accounts/validators'
import { declare, nothing } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const { accounts } = controllers

router
  .group(() => {
    router
      .put('/users/:id', [accounts.admin.People, 'update'])
      .as('people.update')
      .use(
        declare({ row: 'B36', who: admin, takes: personValidator, rate: 'write', audited: true })
      )
    router
      .post('/users/:id/reveal', [accounts.admin.Reveals, 'store'])
      .as('reveals.store')
      .use(
        declare({ row: 'B83', who: admin, takes: revealValidator, rate: 'reveal', audited: true })
      )
    router
      .delete('/users/:id/sessions', [accounts.admin.Sessions, 'destroy'])
      .as('sessions.destroy')
      .use(declare({ row: 'B91', who: admin, takes: nothing, rate: 'write', audited: true }))
    router
      .get('/loginlogs', [accounts.admin.LoginLogs, 'index'])
      .as('login_logs.index')
      .use(
        declare({ row: 'B55', who: admin, takes: loginLogsValidator, rate: 'list', audited: false })
      )
    router
      .get('/audit-logs', [accounts.admin.AuditLogs, 'index'])
      .as('audit_logs.index')
      .use(
        declare({ row: 'B82', who: admin, takes: auditLogsValidator, rate: 'list', audited: false })
      )
    router
      .get('/audit-logs/verification', [accounts.admin.AuditLogs, 'show'])
      .as('audit_logs.show')
      .use(declare({ row: 'B90', who: admin, takes: nothing, rate: 'export', audited: false }))
  })
  .prefix('/api/admin')
  .as('accounts.admin')
