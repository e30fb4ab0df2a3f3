import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  certifyIdValidator,
  faceCheckValidator,
  passwordResetValidator,
  profileValidator,
  registrationValidator,
  signInValidator,
  smsCodeValidator,
} from '#accounts/validators'
import { declare, nothing } from '#core/http/declaration'
import { anyone, member } from '#core/http/policies'

const { accounts } = controllers

/** What a person may do who holds a one-time password: see and replace it, and leave. */
const openToNewcomers = { audited: false, beforePasswordChange: true } as const

router
  .group(() => {
    router
      .post('/security/login', [accounts.sessions.Sessions, 'store'])
      .as('sessions.store')
      .use(
        declare({ row: 'A01', who: anyone, takes: signInValidator, rate: 'login', audited: false })
      )
    router
      .post('/security/logout', [accounts.sessions.Sessions, 'destroy'])
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
      .post('/security/reset-password', [accounts.passwords.Passwords, 'store'])
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
      .get('/public/user/verify-code', [accounts.smsCodes.SmsCodes, 'show'])
      .as('sms_codes.show')
      .use(
        declare({ row: 'A05', who: anyone, takes: smsCodeValidator, rate: 'sms', audited: false })
      )
    router
      .get('/public/area', [accounts.addresses.Regions, 'index'])
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
      .get('/user/sessions', [accounts.sessions.OwnSessions, 'index'])
      .as('own_sessions.index')
      .use(declare({ row: 'A90', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .delete('/user/sessions/:id', [accounts.sessions.OwnSessions, 'destroy'])
      .as('own_sessions.destroy')
      .use(declare({ row: 'A91', who: member, takes: nothing, rate: 'write', audited: false }))
  })
  .prefix('/api')
  .as('accounts')

router
  .group(() => {
    router
      .post('/face-verify/init-certify', [accounts.faceChecks.FaceChecks, 'store'])
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
      .get('/face-verify/is-verify-passed', [accounts.faceChecks.FaceChecks, 'show'])
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
      .post('/verify-face-result', [accounts.faceChecks.FaceResults, 'store'])
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
