import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SmsPurpose, UserStatus } from '#accounts/terms'
import User from '#accounts/user'
import { personNameMessages } from '#core/shared_rules'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { ObjectStorage } from '#drivers/storage/object_storage'
import StoredFile from '#media/stored_file'
import { codeSentTo, password, createUser, otherUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { saveProfile, personWithoutIdCard } from './profile_requests.js'

test.group('Profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the first save locks name and ID number', async ({ client, assert }) => {
    const { user, token } = await personWithoutIdCard('ID')
    const { idCard } = otherUser()

    const first = await saveProfile(client, token, { userName: '李四', idCard, telephone: '' })
    const shown = first.body().user
    const again = await saveProfile(client, token, { userName: '李四', idCard: shown.idCard })
    const renamed = await saveProfile(client, token, { userName: '王五', idCard: shown.idCard })
    const renumbered = await saveProfile(client, token, { userName: '李四', idCard: otherUser().idCard })

    assert.include(shown, { userName: '李四', userStatus: 2 })
    assert.match(shown.idCard, /^3701\*{10}\d{3}[\dX]$/)
    assert.equal(again.body().code, '200')
    for (const answer of [renamed, renumbered]) {
      assert.deepEqual(answer.body(), { code: 'error', msg: '姓名和身份证号已确认，不能修改' })
    }
    const after = await User.findOrFail(user.id)
    assert.equal(after.idCardMasked, shown.idCard)
    assert.equal(after.userName, '李四')
  })

  test('learners need a valid ID number', async ({ client, assert }) => {
    const { token } = await personWithoutIdCard('ID')
    const sentence = async (form: object) =>
      (await saveProfile(client, token, { userName: '李四', ...form })).body().errors[0]

    assert.include(await sentence({}), { field: 'idCard', msg: '请输入身份证号' })
    assert.include(await sentence({ idCard: '370102' }), { msg: '你输入的身份证长度或格式错误' })
    assert.include(await sentence({ userName: '李' }), { field: 'userName', msg: '长度在2 到 10 个字符' })
  })

  test('a long registered name can be confirmed unchanged', async ({ client, assert }) => {
    const registered = '买买提江·阿不都克里木·吐尔逊'
    const { user, token } = await personWithoutIdCard('ID')
    await user.merge({ userName: registered }).save()
    const { idCard } = otherUser()
    const pasted = `${idCard.slice(0, 6)} ${idCard.slice(6, 14)}-${idCard.slice(14)}`

    const longer = await saveProfile(client, token, { userName: `${registered}江`, idCard })
    const symbol = await saveProfile(client, token, { userName: '李四😎', idCard })
    const saved = await saveProfile(client, token, { userName: registered.replaceAll('·', '・'), idCard: pasted })

    assert.include(longer.body().errors[0], { field: 'userName', msg: '长度在2 到 10 个字符' })
    assert.include(symbol.body().errors[0], { field: 'userName', msg: personNameMessages.characters })
    assert.include(saved.body().user, { userName: registered, userStatus: UserStatus.Confirmed })
  })

  test('staff profiles stay editable until an ID number is set', async ({ client, assert }) => {
    const { token } = await personWithoutIdCard('ID', Role.Teacher)

    const named = await saveProfile(client, token, { userName: '李老师' })
    const confirmed = await saveProfile(client, token, { userName: '李老师', idCard: otherUser().idCard })

    assert.include(named.body().user, { userName: '李老师', userStatus: 1 })
    assert.equal(confirmed.body().user.userStatus, 2)
  })

  test('a taken ID number is rejected without naming its owner', async ({ client, assert }) => {
    const other = await createUser()
    const { token } = await personWithoutIdCard('ID')

    const answer = await saveProfile(client, token, { userName: '李四', idCard: other.idCard })

    assert.deepEqual(answer.body(), { code: 'error', msg: '保存失败，请核对身份证号或联系工作人员' })
  })

  test('unknown fields are ignored', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const [before] = await db.from('users').where('id', user.id)
    const offered = Object.fromEntries(
      Object.keys(before).flatMap((column) => {
        const field = column.replace(/_(.)/g, (_all, char) => char.toUpperCase())
        return [
          [column, '7'],
          [field, '7'],
        ]
      })
    )
    const own = ['userName', 'idCard', 'telephone', 'avatarUrl']
    for (const field of own) delete offered[field]

    const answer = await saveProfile(client, token, {
      ...offered,
      userName: user.userName,
      userRole: ['admin'],
      roles: ['admin'],
      userId: 1,
      passWd: 'x',
    })

    assert.equal(answer.body().code, '200')
    const [after] = await db.from('users').where('id', user.id)
    // Saving the name confirms the profile.
    const saved = { updated_at: 0, user_status: UserStatus.Confirmed }
    assert.equal(after.user_status, UserStatus.Confirmed)
    assert.deepEqual({ ...after, updated_at: 0 }, { ...before, ...saved })
    const roles = await db.from('user_roles').where('user_id', user.id)
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['user']
    )
  })

  test('a verified telephone becomes the login name and claims seats', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { telephone } = otherUser()
    const courseId = await course({})
    await db
      .table('user_courses')
      .insert({
        course_id: courseId,
        source: 'assignment',
        telephone,
        grant_key: `wait:${telephone}`,
        created_at: toStored(now()),
      })

    const form = { telephone, currentPassword: password }
    const unproved = await saveProfile(client, token, form)
    const guessed = await saveProfile(client, token, { ...form, verifyCode: '000000' })
    await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Telephone })
    const proved = await saveProfile(client, token, { ...form, verifyCode: await codeSentTo(telephone) })

    assert.include(unproved.body().errors[0], { field: 'verifyCode', msg: '请输入验证码' })
    assert.equal(guessed.body().msg, '验证码错误或已失效')
    assert.equal(proved.body().user.loginName, telephone)
    const after = await User.findOrFail(user.id)
    assert.equal(after.telephoneKey, telephone)
    const [seat] = await db.from('user_courses').where('course_id', courseId)
    assert.equal(seat.user_id, user.id)
  })

  test('a taken phone number is rejected even when verified', async ({ client, assert }) => {
    const other = await createUser()
    const { user, token } = await createUser()
    const telephone = other.user.telephone!
    await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Telephone })

    const answer = await saveProfile(client, token, {
      telephone,
      currentPassword: password,
      verifyCode: await codeSentTo(telephone),
    })

    assert.equal(answer.body().msg, '该手机号已被其他账号使用')
    assert.equal((await User.findOrFail(user.id)).telephone, user.telephone)
  })

  test('the avatar must be the user’s own uploaded picture', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const storage = await app.container.make(ObjectStorage)
    const key = `avatar/202601/${user.id}/abcdefghij0123456789.png`
    await storage.put(key, Buffer.from('x'), 'image/png')
    const owner = { category: 'avatar', ownerId: user.id, mime: 'image/png' }
    await StoredFile.createExpected({ key, ...owner })

    for (const avatarUrl of [
      'https://evil.example/x.png',
      storage.publicUrl('avatar/202601/999999/abcdefghij0123456789.png'),
      storage.publicUrl(`avatar/202601/${user.id}/never0came0123456789.png`),
      'javascript:alert(1)',
    ]) {
      const answer = await saveProfile(client, token, { avatarUrl })
      assert.include(answer.body().errors?.[0], { field: 'avatarUrl' })
    }
    const own = await saveProfile(client, token, { avatarUrl: storage.publicUrl(key) })
    assert.equal(own.body().user.avatarUrl, storage.publicUrl(key))
  })
})

test.group('Simultaneous first saves', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('one of twenty different ID numbers wins', async ({ client, assert }) => {
    const { user, token } = await personWithoutIdCard('ID')
    const numbers = Array.from({ length: 20 }, () => otherUser().idCard)

    const answers = await Promise.all(numbers.map((idCard) => saveProfile(client, token, { userName: '李四', idCard })))

    const won = answers.findIndex((answer) => answer.body().code === '200')
    assert.lengthOf(
      answers.filter((answer) => answer.body().msg === '姓名和身份证号已确认，不能修改'),
      19
    )
    const after = await User.findOrFail(user.id)
    assert.equal(after.idCardMasked?.slice(-4), numbers[won].slice(-4))
    assert.equal(after.userStatus, 2)
  })
})
