import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  acknowledgementValidator,
  auditLogsValidator,
  loginLogsValidator,
  objectValidator,
  personValidator,
  revealValidator,
  sessionEndValidator,
  staffHoldRemovalValidator,
} from '#accounts/admin/validators'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { AuditLogs, AuditVerifications, LoginLogs, ObjectUses, People, Reveals, Sessions, StaffHoldRemovals } =
  controllers.accounts.admin

router
  .group(() => {
    router
      .put('/users/:id', [People, 'update'])
      .use(auditedWrites(admin, personValidator, { recentProof: 'sometimes' }))
    router.post('/users/:id/reveal', [Reveals, 'store']).use(auditedWrites(admin, revealValidator, { rate: 'reveal' }))
    router.delete('/users/:id/sessions', [Sessions, 'destroy']).use(auditedWrites(admin, sessionEndValidator))
    router
      .post('/users/:id/staff-hold-removals', [StaffHoldRemovals, 'store'])
      .use(auditedWrites(admin, staffHoldRemovalValidator, { recentProof: 'always' }))
    router.get('/loginlogs', [LoginLogs, 'index']).use(lists(admin, loginLogsValidator))
    router.get('/audit-logs', [AuditLogs, 'index']).use(lists(admin, auditLogsValidator))
    router.get('/object-uses', [ObjectUses, 'index']).use(reads(admin, objectValidator))
    router.get('/audit-logs/verification', [AuditVerifications, 'show']).use(reads(admin, nothing, { rate: 'export' }))
    router
      .put('/audit-logs/:id/acknowledgement', [AuditVerifications, 'update'])
      .use(auditedWrites(admin, acknowledgementValidator, { rate: 'reveal' }))
  })
  .prefix('/api/admin')
  .as('accounts.admin')
