import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { isEncryptedWithCurrentKey, decryptIdNumber } from '#accounts/personal_data/id_card'
import { isTotpSealedWithCurrentKey, decryptTotpSecret } from '#accounts/second_factor/totp_secret'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { password, createUser } from '#tests/factories/accounts'
import { tamper } from '#tests/open_audit_log'
import { enrolledAdmin, signIn } from './second_factor/requests.js'

/** Runs a command and returns its output without colours. */
async function run(name: string, ...args: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.exec(name, args)
  const logs = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.flushLogs?.()
  return { exitCode: command.exitCode, logs }
}

test.group('Console commands', (group) => {
  group.setup(() => ace.boot())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('admin:create creates an admin with a one-time password', async ({ client, assert }) => {
    const { exitCode, logs } = await run('admin:create', 'first.admin', '第一管理员')
    const passwd = logs.join('\n').match(/\b(\w{5}-){3}\w{5}\b/)![0]

    const entry = await client
      .post('/api/security/login')
      .json({ loginName: 'first.admin', passwd, loginType: 'admin' })
    const token = entry.header('authorization')!
    const early = await client.get('/api/admin/users').as(token)
    const change = await client
      .post('/api/user/profile')
      .as(token)
      .json({ currentPassword: passwd, newPassword: 'Three Kinds 1' })
    const late = await client.get('/api/admin/users').as(token)

    assert.oneOf(exitCode, [0, undefined])
    assert.isTrue(entry.body().user.mustChangePassword)
    assert.equal(early.body().code, 'must-change-password')
    assert.equal(change.body().code, '200')
    assert.equal(late.body().code, '200')
    assert.equal((await run('admin:create', 'first.admin', '又一个')).exitCode, 1)
  })

  test('a command unlocks an account', async ({ client }) => {
    const { user } = await createUser(Role.Admin)
    const enter = (passwd: string) =>
      client.post('/api/security/login').json({ loginName: user.loginName, passwd, loginType: 'admin' })
    for (let wrong = 1; wrong <= 5; wrong++) await enter('not-it')
    ;(await enter(password)).assertStatus(429)

    await run('account:unlock', user.loginName)

    ;(await enter(password)).assertStatus(200)
  })

  test('totp:reset removes the second factor and is audited', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)

    const done = await run('totp:reset', admin.user.loginName, '--reason=手机丢失')
    const unknown = await run('totp:reset', 'nobody', '--reason=手机丢失')

    assert.oneOf(done.exitCode, [0, undefined])
    assert.equal(unknown.exitCode, 1)
    assert.equal((await signIn(client, admin)).body().code, '200')
    const old = await client.get('/api/user/profile').as(admin)
    old.assertStatus(403)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.include(entry, { action: 'user.reset-totp', actor_name: 'console', reason: '手机丢失' })
    assert.isNull(entry.actor_id)
    const whole = await run('audit:verify')
    assert.oneOf(whole.exitCode, [0, undefined])
  })

  test('pii:rotate re-encrypts TOTP secrets', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const previous = new AES256GCM({ id: 'pii', key: process.env.PII_KEY_PREVIOUS! })
    const totpSecretCipher = previous.encrypt(admin.secret, { purpose: 'users.totp_secret' })
    await User.query().where('id', admin.user.id).update({ totpSecretCipher })

    await run('pii:rotate')

    const after = await User.findOrFail(admin.user.id)
    assert.isTrue(isTotpSealedWithCurrentKey(after.totpSecretCipher!))
    assert.equal(decryptTotpSecret(after.totpSecretCipher!), admin.secret)
  })

  test('pii:rotate re-encrypts only values of an older key', async ({ client, assert }) => {
    const [old, fresh] = [await createUser(), await createUser()]
    await old.user.merge({ idCardCipher: sealedBefore(old.idCard) }).save()
    const untouched = fresh.user.idCardCipher

    await run('pii:rotate')

    const after = await User.findOrFail(old.user.id)
    assert.equal(decryptIdNumber(after.idCardCipher!), old.idCard)
    assert.isTrue(isEncryptedWithCurrentKey(after.idCardCipher!))
    assert.equal((await User.findOrFail(fresh.user.id)).idCardCipher, untouched)
    const entry = await client
      .post('/api/security/login')
      .json({ loginName: old.idCard, passwd: password, loginType: 'idCard' })
    entry.assertStatus(200)
  })
})

test.group('Console commands for the audit log', (group) => {
  group.setup(() => ace.boot())
  group.each.setup(() => testUtils.db().truncate())

  test('an altered audit entry is found', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (const userName of ['改名一次', '改名两次']) {
      const { user } = await createUser()
      await client.put(`/api/admin/users/${user.id}`).as(admin).json({ userName })
    }
    const whole = await run('audit:verify')
    const [first] = await db.from('audit_logs').orderBy('id')
    await tamper(() => db.from('audit_logs').where('id', first.id).update({ actor_name: 'nobody' }))
    const broken = await run('audit:verify')

    assert.oneOf(whole.exitCode, [0, undefined])
    assert.equal(broken.exitCode, 1)
    assert.include(broken.logs.join('\n'), `broken at entry ${first.id} (altered)`)
  })

  test('an investigated chain break can be acknowledged', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { user } = await createUser()
    const rename = (userName: string) => client.put(`/api/admin/users/${user.id}`).as(admin).json({ userName })
    await rename('改名一次')
    const { id } = await db.from('audit_logs').firstOrFail()
    await tamper(() => db.from('audit_logs').where('id', id).update({ role: 'user' }))
    const acknowledge = (...args: string[]) => run('audit:verify', `--acknowledge=${id}`, ...args)

    const nameless = await acknowledge('--reason=核对过备份，无误')
    const learner = await acknowledge(`--by=${user.loginName}`, '--reason=核对过备份，无误')
    const short = await acknowledge(`--by=${admin.user.loginName}`, '--reason=好')
    const done = await acknowledge(`--by=${admin.user.loginName}`, '--reason=核对过备份，无误')
    const later = await run('audit:verify')

    for (const refused of [nameless, learner, short]) assert.equal(refused.exitCode, 1)
    assert.equal(done.exitCode, 0)
    assert.equal(later.exitCode, 0)
    assert.include(later.logs.join('\n'), `acknowledged by ${admin.user.loginName}`)
  })
})

/** Encrypts with the key before the current one; `bin/test.ts` sets both. */
function sealedBefore(idCard: string): string {
  const previous = new AES256GCM({ id: 'pii', key: process.env.PII_KEY_PREVIOUS! })
  return previous.encrypt(idCard, { purpose: 'users.id_card' })
}
