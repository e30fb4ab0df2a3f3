import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { verifyPassword } from '#accounts/passwords/password'
import { IdCardLastSix } from '#accounts/sessions/id_card_check/terms'
import { LoginType } from '#accounts/sessions/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { now, toWireTime } from '#core/time'
import { codeSentTo, createUser, otherUser } from '#tests/factories/accounts'
import { databaseDump, exchangeFolder, importedBy, peopleFile, previewAndImport } from './exchange.js'

test.group('Imported people', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.tap((one) => one.tags(['@engine']))

  test('a proven telephone signs in by SMS only', async ({ assert, cleanup }) => {
    const { telephone, idCard } = otherUser()
    const file = peopleFile([{ telephone, idCard, isVerified: 1 }])

    await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    const user = await User.findByOrFail('telephoneKey', telephone)
    assert.deepEqual([user.loginName, user.userName, user.userStatus], [telephone, '周若谷', 2])
    assert.isFalse(await verifyPassword(user.passwordHash, '!'))
    assert.deepEqual((await User.findWithRoles(user.id)).roles, ['user'])
  })

  test('a telephone with a possible new owner needs the ID number', async ({ client, assert, cleanup }) => {
    const [unverified, old] = [otherUser(), otherUser()]
    const file = peopleFile([
      { ...unverified, name: '吴清源', isProven: 0 },
      { ...old, name: '郑东风', lastLogin: toWireTime(now().minus({ months: 25 }))! },
    ])

    const { rows } = await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    const users = await User.query().whereIn('telephone', [unverified.telephone, old.telephone])
    assert.deepEqual(
      users.map(({ telephoneKey, loginName }) => [telephoneKey, loginName.slice(0, 2)]),
      [
        [null, 'i-'],
        [null, 'i-'],
      ]
    )
    assert.sameMembers(
      rows.map(({ line, level }) => `${line} ${level}`),
      ['2 warning', '3 warning']
    )

    for (const { telephone, idCard } of [unverified, old]) {
      await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Login })
      const form = { loginName: telephone, passwd: await codeSentTo(telephone), loginType: LoginType.VerifyCode }
      const signIn = (more = {}) => client.post('/api/security/login').json({ ...form, ...more })
      const refused = await signIn()
      assert.deepEqual(Object.keys(refused.body()).toSorted(), ['code', 'msg'])
      assert.equal(refused.body().code, IdCardLastSix)
      assert.isUndefined(refused.header('authorization'))
      const wrong = await signIn({ idCardLastSix: idCard.slice(-6) === '000000' ? '111111' : '000000' })
      assert.notEqual(wrong.body().code, '200')
      assert.equal((await signIn({ idCardLastSix: idCard.slice(-6) })).body().code, '200')
    }
  })

  test('a person with the same ID number and name is linked', async ({ assert, cleanup }) => {
    const { user, idCard } = await createUser()
    const { telephone } = otherUser()
    const before = await db.from('users').where('id', user.id).first()
    const file = peopleFile([{ name: user.userName, idCard, telephone }])

    const { progress } = await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    assert.equal(progress.written.people?.linked, 1)
    const after = await db.from('users').where('id', user.id).first()
    assert.isNotNull(after.last_login_at)
    assert.deepEqual(
      { ...after, last_login_at: null, updated_at: null },
      { ...before, last_login_at: null, updated_at: null }
    )
    const [link] = await db.from('import_links')
    assert.deepEqual([link.row_id, Boolean(link.is_linked)], [user.id, true])
  })

  test('an ID number of another name is refused without showing it', async ({ assert, cleanup }) => {
    const { idCard } = await createUser()
    const file = peopleFile([{ name: '完全不同', idCard }])

    const { rows } = await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    assert.deepEqual(
      rows.map(({ code, message }) => [code, message]),
      [['E_ID_OTHER_NAME', '该身份证号已属于另一位学员（测***），姓名不一致，请核实']]
    )
    assert.isEmpty(await db.from('import_links'))
  })

  test('a telephone of another learner is left out', async ({ assert, cleanup }) => {
    const { user } = await createUser()
    const { idCard } = otherUser()
    const file = peopleFile([{ name: '完全不同', idCard, telephone: user.telephone! }])

    const { rows } = await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    assert.include(
      rows.map(({ code }) => code),
      'W_PHONE_TAKEN'
    )
    const imported = await User.findByOrFail('userName', '完全不同')
    assert.isNull(imported.telephone)
  })

  test('the last to sign in keeps a shared telephone', async ({ assert, cleanup }) => {
    const { telephone, idCard } = otherUser()
    const earlier = toWireTime(now().minus({ days: 60 }))!
    const file = peopleFile([
      { name: '吴清源', telephone, idCard, lastLogin: earlier },
      { name: '郑东风', telephone },
    ])

    await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    const [first, second] = await User.query().orderBy('id')
    assert.deepEqual([first!.telephone, second!.telephoneKey], [null, telephone])
  })

  test('two rows of one ID number become one person', async ({ assert, cleanup }) => {
    const { telephone, idCard } = otherUser()
    const file = peopleFile([
      { id: 'a', idCard },
      { id: 'b', idCard, telephone },
    ])

    const { progress } = await previewAndImport(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }))

    assert.containsSubset(progress.written.people, { new: 1, linked: 1, refused: 0 })
    const users = await User.all()
    assert.deepEqual(
      users.map((user) => user.telephoneKey),
      [telephone]
    )
    assert.deepEqual(
      (await db.from('import_links')).map((link) => link.row_id),
      [users[0]!.id, users[0]!.id]
    )
  })

  test('a later import updates names and never replaces numbers', async ({ assert, cleanup }) => {
    const [first, second] = [otherUser(), otherUser()]
    const folderOf = (people: Parameters<typeof peopleFile>[0]) =>
      exchangeFolder(cleanup, { 'people.csv': peopleFile(people) })
    await previewAndImport(cleanup, await folderOf([{ ...first, name: '周若' }]))

    const { progress } = await previewAndImport(
      cleanup,
      await folderOf([{ ...first, name: '周若谷', telephone: second.telephone }])
    )
    const refused = await previewAndImport(cleanup, await folderOf([{ ...first, idCard: second.idCard }]))

    assert.equal(progress.written.people?.changed, 1)
    const [user, ...others] = await User.all()
    assert.isEmpty(others)
    assert.deepEqual([user!.userName, user!.telephoneKey], ['周若谷', first.telephone])
    assert.include(
      refused.rows.map(({ code }) => code),
      'E_FINAL'
    )
  })

  test('a preview changes no row', async ({ assert, cleanup }) => {
    const { user, idCard } = await createUser()
    const before = await databaseDump()
    const file = peopleFile([{ name: user.userName, idCard }, { ...otherUser() }, { name: '' }])

    const { state, progress } = await importedBy(cleanup, await exchangeFolder(cleanup, { 'people.csv': file }), {
      isPreview: true,
    })

    assert.equal(state, 'checked')
    assert.deepEqual(progress.counts.people, { new: 1, linked: 1, changed: 0, same: 0, refused: 1 })
    assert.equal(await databaseDump(), before)
  })

  test('the same files change nothing the second time', async ({ assert, cleanup }) => {
    const people = Array.from({ length: 450 }, () => otherUser())
    const folder = await exchangeFolder(cleanup, { 'people.csv': peopleFile(people) })
    const first = await previewAndImport(cleanup, folder)
    const after = await databaseDump()

    const second = await importedBy(cleanup, folder)

    assert.equal(first.progress.written.people?.new, 450)
    assert.deepEqual(second.progress.written.people, { new: 0, linked: 0, changed: 0, same: 450, refused: 0 })
    assert.equal(await databaseDump(), after)
  })
})
