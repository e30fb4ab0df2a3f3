import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { TeacherProfileLimit, teacherProfileMessages } from '#catalogue/teacher_profiles/terms'
import { Role } from '#core/roles'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { createUser } from '#tests/factories/accounts'
import { storeWithCover } from '#tests/factories/course_admin_client'

const address = '/api/admin/teacher-profiles'
const form = {
  teacherName: '李老师',
  school: '建筑学院',
  teacherTitle: '副教授',
  introduction: '讲工程造价。',
  motto: '先算清楚。',
  profileOrder: 2,
}

const wrong: [string, unknown][] = [
  ['teacherName', ''],
  ['teacherName', '长'.repeat(21)],
  ['introduction', '长'.repeat(501)],
  ['motto', '长'.repeat(61)],
  ['profileOrder', 0],
  ['profileOrder', 1000],
  ['avatarUrl', 'https://evil.example/face.png'],
  ['avatarUrl', '/uploads/image/param/202608/1/abcdefghij0123456789.png'],
  ['userId', 4_000_000],
]

test.group('Teacher profiles', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the home page has no teachers before an admin introduces one', async ({ client, assert }) => {
    const open = async () => (await client.get('/api/public/teachers')).body().teachers
    assert.deepEqual(await open(), [])
    const { token } = await createUser(Role.Admin)
    const save = (body: object) => client.post(address).as(token).json(body)

    await save(form)
    const second = (await save({ ...form, teacherName: '王老师', profileOrder: 1 })).body()
    const { profileOrder, ...shown } = form
    assert.isAbove(profileOrder, 1)
    assert.deepEqual(await open(), [
      { ...shown, teacherName: '王老师', avatarUrl: null },
      { ...shown, avatarUrl: null },
    ])

    await client.delete(`${address}/${second.teacherProfileId}`).as(token)
    assert.deepEqual(await open(), [{ ...shown, avatarUrl: null }])
    const actions = await db.from('audit_logs').orderBy('id').select('action')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['teacher-profile.save', 'teacher-profile.save', 'teacher-profile.delete']
    )
  })

  test('the picture is the profile’s own or that of the account', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const { user } = await createUser(Role.Teacher)
    const portrait = '/uploads/avatar/202611/1/abcdefghij0123456789.jpg'
    await db.from('users').where('id', user.id).update({ avatar_url: portrait })
    const picture = async () => (await client.get('/api/public/teachers')).body().teachers[0].avatarUrl

    const { teacherProfileId } = (
      await client
        .post(address)
        .as(token)
        .json({ ...form, userId: user.id })
    ).body()
    assert.equal(await picture(), portrait)

    const storage = await app.container.make(ObjectStorage)
    const key = 'image/param/202608/1/TEACHERPROFILE012345.png'
    await storage.put(key, Buffer.from('picture'), 'image/png')
    await db
      .table('stored_files')
      .insert({ key, category: 'image/param', bytes: 7, mime: 'image/png', created_at: '2026-08-01 00:00:00' })
    const own = storage.publicUrl(key)
    const saved = await client
      .put(`${address}/${teacherProfileId}`)
      .as(token)
      .json({ ...form, avatarUrl: own, userId: user.id })
    assert.equal(saved.body().code, '200')
    assert.equal(await picture(), own)

    await client
      .put(`${address}/${teacherProfileId}`)
      .as(token)
      .json({ ...form, userId: user.id })
    await db.from('users').where('id', user.id).update({ deleted_at: '2026-11-01 00:00:00' })
    assert.isNull(await picture(), 'a deleted account shows no picture')
  })

  test('{0} {1} is rejected with its message')
    .with(wrong)
    .run(async ({ client, assert }, [name, value]) => {
      const { token } = await createUser(Role.Admin)

      const answer = await client
        .post(address)
        .as(token)
        .json({ ...form, [name]: value })

      const { msg, errors } = answer.body()
      assert.equal(msg, teacherProfileMessages[name as keyof typeof teacherProfileMessages])
      assert.equal(errors[0].field, name)
      assert.isEmpty(await db.from('teacher_profiles'))
    })

  test('a learner’s account cannot be linked', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const { user } = await createUser(Role.User)
    const answer = await client
      .post(address)
      .as(token)
      .json({ ...form, userId: user.id })
    assert.equal(answer.body().msg, teacherProfileMessages.userId)
  })

  test('a stale form and a profile too many are refused', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const { teacherProfileId } = (await client.post(address).as(token).json(form)).body()
    const change = (lockVersion: number) =>
      client
        .put(`${address}/${teacherProfileId}`)
        .as(token)
        .json({ ...form, motto: '改', lockVersion })
    assert.equal((await change(0)).body().code, '200')
    assert.equal((await change(0)).body().msg, teacherProfileMessages.changed)

    const row = {
      teacher_name: '讲师',
      school: '',
      teacher_title: '',
      introduction: '介绍',
      motto: '',
      profile_order: 5,
      created_at: '2026-11-01 00:00:00',
    }
    await db.table('teacher_profiles').multiInsert(Array(TeacherProfileLimit.profiles - 1).fill(row))
    assert.equal((await client.post(address).as(token).json(form)).body().msg, teacherProfileMessages.profiles)
  })
})
