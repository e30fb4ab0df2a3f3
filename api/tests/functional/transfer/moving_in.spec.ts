import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Chapter from '#catalogue/chapter'
import { now, setClock, toStored } from '#core/time'
import { mapFolder, mappers } from '#transfer/mappers/map_folder'
import { SmsPurpose } from '#accounts/terms'
import { LoginType } from '#accounts/sessions/terms'
import { codeSentTo, otherUser } from '#tests/factories/accounts'
import { frozenClock, videoFiles } from '#tests/factories/learning'
import { brokenInvariants } from '#tests/invariants'
import { beat, open } from '#tests/functional/learning/playback_client'
import { databaseDump, importedBy } from './exchange.js'

const csv = (lines: (string | number)[][]) => `${lines.map((cells) => cells.join(',')).join('\n')}\n`
const people = 200
const title = '建筑工程必修课（2025）'

interface ChapterState {
  courseChapterId: number
  position: number
  completed: boolean
}
const byPosition = (one: ChapterState, other: ChapterState) => one.position - other.position

/** Exports of EduSoho with the files that it does not have: courses, chapters, progress and hours. */
function school() {
  const day = now().setZone('Asia/Shanghai').minus({ days: 60 })
  const bought = day.toFormat('yyyy-M-dd')
  const finished = `${day.plus({ days: 1 }).toISODate()} 20:00:00`
  const begun = `${day.toISODate()} 20:00:00`
  const users = Array.from({ length: people }, (_, at) => ({ name: `user${at}`, ...otherUser() }))
  const accounts = users.map(({ name, telephone, idCard }, at) =>
    [at + 1, name, telephone, 1709254800, 1792400000, 0, 0, '周若谷', idCard, ''].join(',')
  )
  const orders = users.map(({ name }, at) =>
    [`E${at}`, title, '已付款', '138.00', '支付宝', name, `${bought} 9:05:00`, `${bought} 9:06:10`].join(',')
  )
  const files = {
    'accounts.csv': [
      'id,nickname,verifiedMobile,createdTime,loginTime,locked,destroyed,truename,idcard,mobile',
      ...accounts,
    ].join('\n'),
    'orders-2025.csv': ['订单号,订单名称,订单状态,实付总额,支付方式,用户名,创建时间,付款时间', ...orders].join('\n'),
    'titles.csv': `title,course\n${title},c1\n`,
    'courses.csv': csv([
      ['source_id', 'course_name', 'course_type', 'cert_subject', 'required_course', 'price_yuan', 'course_seconds'],
      ['c1', title, 5, 'jzgc', 1, '138.00', 5400],
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
      ...users.map(({ name }) => [name, name, 'c1', 'ch1', 2700, begun, finished]),
    ]),
  }
  return { users, files, studied: begun }
}

test.group('A school that moves in', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('a learner of EduSoho signs in and finds courses and minutes', async ({ client, assert, cleanup }) => {
    const { users, files, studied } = school()
    const folder = await mkdtemp(join(tmpdir(), 'school-'))
    cleanup(() => rm(folder, { recursive: true }))
    const [from, to] = [folder, join(folder, 'mapped')]
    for (const [name, content] of Object.entries(files)) await writeFile(join(from, name), content)
    await mapFolder({ mapper: mappers.edusoho!, from, to, source: 'edusoho-old' })

    const empty = await databaseDump()
    await importedBy(cleanup, to, { isPreview: true })
    assert.equal(await databaseDump(), empty, 'a preview wrote rows')
    const { rows, progress } = await importedBy(cleanup, to)
    assert.deepEqual(
      rows.filter(({ level }) => level !== 'note'),
      []
    )
    assert.deepEqual(progress.breaks, [])
    assert.equal(progress.written.people?.new, people)
    assert.equal(progress.written.orders?.new, people)
    assert.lengthOf(await db.from('user_courses').where('user_course_status', 'valid'), people)
    const imported = await databaseDump()
    const again = await importedBy(cleanup, to)
    for (const [object, { same, ...others }] of Object.entries(again.progress.written)) {
      assert.deepEqual(others, { new: 0, linked: 0, changed: 0, refused: 0 }, object)
      assert.equal(same, progress.written[object as 'people']!.new, object)
    }
    assert.equal(await databaseDump(), imported, 'the second import wrote rows')

    // An admin uploads the videos and publishes the course.
    for (const { id } of await db.from('chapters')) {
      const video = { video_id: `moved-${id}`, title, status: 'normal', seconds: 2700, created_at: toStored(now()) }
      await db.table('videos').insert(video)
      await videoFiles(video.video_id)
      await db.from('chapters').where('id', id).update({ video_id: video.video_id })
    }
    await db.from('courses').update({ course_status: 'published' })
    const { telephone } = users[7]!
    await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Login })
    const passwd = await codeSentTo(telephone)
    const form = { loginName: telephone, passwd, loginType: LoginType.VerifyCode }
    const session = await client.post('/api/security/login').json(form)
    assert.equal(session.body().code, '200')
    const clock = frozenClock(now().toISO()!)
    cleanup(() => setClock(null))
    const read = async (path: string) =>
      (await client.get(path).header('authorization', session.header('authorization')!)).body()
    const { courses } = await read('/api/user/courses')
    assert.equal(courses[0].courseName, title)
    const { courseId } = courses[0]
    const chapters = async (): Promise<ChapterState[]> =>
      (await read(`/api/user/courses/${courseId}/progress`)).chapters
    const minutes = async () => (await read('/api/user/certs')).certs[0].availableHours
    const before = (await chapters()).toSorted(byPosition)
    assert.deepEqual(
      before.map(({ position, completed }) => [position, completed]),
      [
        [0, true],
        [600, false],
      ]
    )
    const [, begun] = before
    assert.equal(await minutes(), 45)
    const [certificate] = (await read('/api/user/certs')).certs
    assert.equal(certificate.createTime, studied)

    // She goes on where she stopped.
    const { videoId } = await Chapter.findOrFail(begun.courseChapterId)
    const lesson = { courseId, videoId: videoId!, chapterId: begun.courseChapterId }
    const token = session.header('authorization')!
    const coursePlayId = await open(client, token, lesson)
    for (let position = 600; position < 2700; position += 60) {
      clock.advance(60)
      const totalPlayTime = position - 540
      const segments = [[600, position + 60]]
      const answer = await beat(client, token, {
        ...lesson,
        coursePlayId,
        totalPlayTime,
        position: position + 60,
        segments,
      })
      assert.equal(answer.code, '200', answer.msg)
    }
    assert.isTrue((await chapters()).every(({ completed }) => completed))
    assert.equal(await minutes(), 90)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })
})
