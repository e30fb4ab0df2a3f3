import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { now, toStored } from '#core/time'
import { mapFolder, mappers } from '#transfer/mappers/map_folder'
import { SmsPurpose } from '#accounts/terms'
import { LoginType } from '#accounts/sessions/terms'
import { codeSentTo, otherUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import { previewAndImport } from './exchange.js'

const csv = (lines: (string | number)[][]) => `${lines.map((cells) => cells.join(',')).join('\n')}\n`
const people = 200
const title = '建筑工程必修课（2025）'

/** Exports of EduSoho with the files that it does not have: courses, chapters, progress and hours. */
function school() {
  const users = Array.from({ length: people }, (_, at) => ({ name: `user${at}`, ...otherUser() }))
  const accounts = users.map(({ name, telephone, idCard }, at) =>
    [at + 1, name, telephone, 1709254800, 1792400000, 0, 0, '周若谷', idCard, ''].join(',')
  )
  const orders = users.map(({ name }, at) =>
    [`E${at}`, title, '已付款', '138.00', '支付宝', name, '2025-3-01 9:05:00', '2025-3-01 9:06:10'].join(',')
  )
  const finished = '2025-03-02 20:00:00'
  const files = {
    'accounts.csv': [
      'id,nickname,verifiedMobile,createdTime,loginTime,locked,destroyed,truename,idcard,mobile',
      ...accounts,
    ].join('\n'),
    'orders-2025.csv': ['订单号,订单名称,订单状态,实付总额,支付方式,用户名,创建时间,付款时间', ...orders].join('\n'),
    'titles.csv': `title,course\n${title},c1\n`,
    'courses.csv': csv([
      ['source_id', 'course_name', 'course_type', 'cert_subject', 'required_course', 'price_yuan'],
      ['c1', title, 5, 'jzgc', 1, '138.00'],
    ]),
    'chapters.csv': csv([
      ['source_id', 'course', 'chapter_title', 'chapter_order', 'credit_seconds', 'video_seconds', 'status'],
      ['ch1', 'c1', '第一章', 1, 2700, 2700, 'published'],
      ['ch2', 'c1', '第二章', 2, 2700, 2700, 'published'],
    ]),
    'progress.csv': csv([
      ['source_id', 'person', 'chapter', 'covered_seconds', 'completed_at'],
      ...users.map(({ name }) => [`${name}-1`, name, 'ch1', 2700, finished]),
      ...users.map(({ name }) => [`${name}-2`, name, 'ch2', 600, '']),
    ]),
    'hours.csv': csv([
      ['source_id', 'person', 'course', 'chapter', 'earned_seconds', 'started_at', 'passed_at'],
      ...users.map(({ name }) => [name, name, 'c1', 'ch1', 2700, '2025-03-01 20:00:00', finished]),
    ]),
  }
  return { users, files }
}

test.group('A school that moves in', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('a learner of EduSoho signs in and finds courses and minutes', async ({ client, assert, cleanup }) => {
    const { users, files } = school()
    const folder = await mkdtemp(join(tmpdir(), 'school-'))
    cleanup(() => rm(folder, { recursive: true }))
    const [from, to] = [folder, join(folder, 'mapped')]
    for (const [name, content] of Object.entries(files)) await writeFile(join(from, name), content)
    await mapFolder({ mapper: mappers.edusoho!, from, to, source: 'edusoho-old' })

    const { rows, progress } = await previewAndImport(cleanup, to)
    assert.deepEqual(
      rows.filter(({ level }) => level === 'error'),
      []
    )
    assert.deepEqual(progress.breaks, [])
    assert.equal(progress.written.people?.new, people)
    assert.equal(progress.written.orders?.new, people)

    // An admin uploads the videos and publishes the course.
    const video = { video_id: 'moved', title, status: 'normal', seconds: 2700, created_at: toStored(now()) }
    await db.table('videos').insert(video)
    await db.from('chapters').update({ video_id: 'moved' })
    await db.from('courses').update({ course_status: 'published' })
    const { telephone } = users[7]!
    await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Login })
    const passwd = await codeSentTo(telephone)
    const form = { loginName: telephone, passwd, loginType: LoginType.VerifyCode }
    const session = await client.post('/api/security/login').json(form)
    assert.equal(session.body().code, '200')
    const read = async (path: string) =>
      (await client.get(path).header('authorization', session.header('authorization')!)).body()
    const { courses } = await read('/api/user/courses')
    assert.equal(courses[0].courseName, title)
    const { chapters } = await read(`/api/user/courses/${courses[0].courseId}/progress`)
    assert.sameMembers(
      chapters.map((chapter: { completed: boolean }) => chapter.completed),
      [true, false]
    )
    const { certs } = await read('/api/user/certs')
    assert.equal(certs[0].availableHours, 45)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })
})
