import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import env from '#start/env'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { course } from '#tests/factories/catalogue'
import { picture, png } from '#tests/functional/media/hostile_files'
import { sendForm } from '#tests/factories/app_package'

const origin = `http://127.0.0.1:${env.get('PORT')}`

test.group('Pictures of teachers', (group) => {
  let store: StoreOnDisk
  let admin: string

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    admin = (await createUser(Role.Admin)).token
    return store.removeStore
  })

  async function uploaded(client: ApiClient, token = admin, category = 'avatar') {
    const asked = await client.get('/api/files/oss-sign').qs({ category, contentType: png }).as(token)
    await sendForm(origin, asked.body(), [await picture(200, 200).png().toBuffer()], { type: png })
    return asked.body().url as string
  }
  const save = async (client: ApiClient, teacher: CreatedUser['user'], changes: object) =>
    (
      await client
        .post('/api/admin/users')
        .as(admin)
        .json({
          userRole: 'teacher',
          userId: teacher.id,
          userName: teacher.userName,
          loginName: teacher.loginName,
          ...changes,
        })
    ).body()
  const pictureOf = async (id: number) => (await db.from('users').where('id', id).first()).avatar_url as string | null

  test('an admin can set, keep and remove a picture', async ({ client, assert }) => {
    const { user } = await createUser(Role.Teacher)
    const avatarUrl = await uploaded(client)

    assert.equal((await save(client, user, { avatarUrl })).code, '200')
    const list = await client.get('/api/admin/users').qs({ roleId: 'teacher', userId: user.id }).as(admin)
    assert.equal(list.body().users[0].avatarUrl, avatarUrl)

    await save(client, user, { userName: '方老师' })
    await save(client, user, { avatarUrl })
    assert.equal(await pictureOf(user.id), avatarUrl)

    await save(client, user, { avatarUrl: null })
    assert.isNull(await pictureOf(user.id))
    const [gone] = await db.from('audit_logs').where('action', 'teacher.update').orderBy('id', 'desc')
    assert.equal(JSON.parse(gone.before).avatarUrl, avatarUrl)
    assert.isNull(JSON.parse(gone.after).avatarUrl)
  })

  test('the course page shows the teacher’s picture', async ({ client, assert }) => {
    const { user } = await createUser(Role.Teacher)
    const courseId = await course({ teacherId: user.id })
    const shown = async () => (await client.get(`/api/public/courses/${courseId}`)).body().course.teacherAvatarUrl
    assert.isNull(await shown())

    const avatarUrl = await uploaded(client)
    await save(client, user, { avatarUrl })

    assert.equal(await shown(), avatarUrl)
  })

  test('only the admin’s own upload of the right kind is accepted', async ({ client, assert }) => {
    const { user, token } = await createUser(Role.Teacher)
    const tries = [
      await uploaded(client, token),
      await uploaded(client, admin, 'image/cover'),
      'https://elsewhere.example/avatar/202611/1/abcdefghij0123456789.png',
      'javascript:alert(1)',
    ]
    for (const avatarUrl of tries) {
      const { errors } = await save(client, user, { avatarUrl })
      assert.deepEqual([errors[0].field, errors[0].msg], ['avatarUrl', '请上传头像图片'], avatarUrl)
    }
    assert.isNull(await pictureOf(user.id))
  })
})
