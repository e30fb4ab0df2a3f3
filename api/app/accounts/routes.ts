import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import {
  addressValidator,
  auditLogsValidator,
  certifyIdValidator,
  faceCheckValidator,
  facePressValidator,
  loginLogsValidator,
  passwordResetValidator,
  personValidator,
  profileValidator,
  registrationValidator,
  revealValidator,
  signInValidator,
  smsCodeValidator,
  smsOutboxValidator,
} from '#accounts/validators'
import { declare, nothing } from '#core/declaration'
import { admin, anyone, member } from '#core/policies'

const { accounts } = controllers

/** What a person may do who holds a one-time password: see and replace it, and leave. */
const openToNewcomers = { audited: false, beforePasswordChange: true } as const

router
  .group(() => {
    router
      .post('/security/login', [accounts.Sessions, 'store'])
      .as('sessions.store')
      .use(
        declare({ row: 'A01', who: anyone, takes: signInValidator, rate: 'login', audited: false })
      )
    router
      .post('/security/logout', [accounts.Sessions, 'destroy'])
      .as('sessions.destroy')
      .use(declare({ row: 'A06', who: member, takes: nothing, rate: 'write', ...openToNewcomers }))
    router
      .post('/security/register', [accounts.Registrations, 'store'])
      .as('registrations.store')
      .use(
        declare({
          row: 'A02',
          who: anyone,
          takes: registrationValidator,
          rate: 'register',
          audited: false,
        })
      )
    router
      .post('/security/reset-password', [accounts.Passwords, 'store'])
      .as('passwords.store')
      .use(
        declare({
          row: 'A03',
          who: anyone,
          takes: passwordResetValidator,
          rate: 'reset',
          audited: false,
        })
      )
    router
      .get('/public/user/verify-code', [accounts.SmsCodes, 'show'])
      .as('sms_codes.show')
      .use(
        declare({ row: 'A05', who: anyone, takes: smsCodeValidator, rate: 'sms', audited: false })
      )
    router
      .get('/public/area', [accounts.Regions, 'index'])
      .as('regions.index')
      .use(declare({ row: 'A49', who: anyone, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/user/profile', [accounts.Profiles, 'show'])
      .as('profiles.show')
      .use(declare({ row: 'A07', who: member, takes: nothing, rate: 'read', ...openToNewcomers }))
    router
      .post('/user/profile', [accounts.Profiles, 'store'])
      .as('profiles.store')
      .use(
        declare({
          row: 'A08',
          who: member,
          takes: profileValidator,
          rate: 'write',
          ...openToNewcomers,
        })
      )
    router
      .get('/user/sessions', [accounts.OwnSessions, 'index'])
      .as('own_sessions.index')
      .use(declare({ row: 'A90', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .delete('/user/sessions/:id', [accounts.OwnSessions, 'destroy'])
      .as('own_sessions.destroy')
      .use(declare({ row: 'A91', who: member, takes: nothing, rate: 'write', audited: false }))
  })
  .prefix('/api')
  .as('accounts')

router
  .group(() => {
    router
      .post('/face-verify/init-certify', [accounts.FaceChecks, 'store'])
      .as('face_checks.store')
      .use(
        declare({
          row: 'A09',
          who: member,
          takes: faceCheckValidator,
          rate: 'face',
          audited: false,
        })
      )
    router
      .get('/face-verify/is-verify-passed', [accounts.FaceChecks, 'show'])
      .as('face_checks.show')
      .use(
        declare({
          row: 'A10',
          who: member,
          takes: certifyIdValidator,
          rate: 'read',
          audited: false,
        })
      )
    router
      .post('/verify-face-result', [accounts.FaceResults, 'store'])
      .as('face_results.store')
      .use(
        declare({
          row: 'A11',
          who: member,
          takes: certifyIdValidator,
          rate: 'write',
          audited: false,
        })
      )
  })
  .prefix('/api/user')
  .as('accounts')

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

router
  .group(() => {
    router
      .get('/', [accounts.Addresses, 'index'])
      .as('index')
      .use(declare({ row: 'A50', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/', [accounts.Addresses, 'store'])
      .as('store')
      .use(
        declare({ row: 'A51', who: member, takes: addressValidator, rate: 'write', audited: false })
      )
    router
      .delete('/:id', [accounts.Addresses, 'destroy'])
      .as('destroy')
      .use(declare({ row: 'A52', who: member, takes: nothing, rate: 'write', audited: false }))
    router
      .post('/:id/set-default', [accounts.DefaultAddresses, 'store'])
      .as('default.store')
      .use(declare({ row: 'A53', who: member, takes: nothing, rate: 'write', audited: false }))
  })
  .prefix('/api/user/addresses')
  .as('accounts.addresses')

if (localPages) {
  router
    .group(() => {
      router
        .get('/people', [accounts.local.People, 'index'])
        .as('people')
        .use(declare({ row: 'L01', who: anyone, takes: nothing, rate: 'read', audited: false }))
      router
        .get('/sms', [accounts.local.Sms, 'index'])
        .as('sms')
        .use(
          declare({
            row: 'L02',
            who: anyone,
            takes: smsOutboxValidator,
            rate: 'read',
            audited: false,
          })
        )
    })
    .prefix('/local')
    .as('accounts.local')
}

if (localPages && drivers.face === 'local') {
  router
    .group(() => {
      router
        .get('/:certifyId', [accounts.local.Faces, 'show'])
        .as('show')
        .use(declare({ row: 'L20', who: anyone, takes: nothing, rate: 'read', audited: false }))
      router
        .post('/:certifyId', [accounts.local.Faces, 'store'])
        .as('store')
        .use(
          declare({
            row: 'L21',
            who: anyone,
            takes: facePressValidator,
            rate: 'write',
            audited: false,
          })
        )
    })
    .prefix('/local/face')
    .where('certifyId', /^[0-9a-f]{32}$/)
    .as('accounts.local.faces')
}
