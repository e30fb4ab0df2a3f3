import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ReconcileRegistryDay } from '#certificates/reconciliation/reconcile_day'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { exchangeFolder, previewAndImport } from './exchange.js'

const csv = (lines: (string | number)[][]) => `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`

const progressHead = ['source_id', 'person', 'chapter', 'covered_seconds', 'completed_at']
const hourHead = ['source_id', 'person', 'course', 'chapter', 'earned_seconds', 'started_at', 'passed_at']
const uploadHead = [
  'source_id',
  'hours',
  'pushed_seconds',
  'receipt_no',
  'confirmed_at',
  'reverted_at',
  'revert_reason',
]
const [started, finished] = ['2025-03-01 20:00:00', '2025-03-02 20:00:00']

async function education(): Promise<{ courseId: number; chapterId: number; userId: number }> {
  const { user } = await createUser()
  const courseId = await course({ type: 5, subject: 'jzgc', required: true, seconds: 3_600 })
  const chapterId = await chapter(courseId, { seconds: 2_700 })
  return { courseId, chapterId, userId: user.id }
}

test.group('Imported hours', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('hours and receipts become entries of the ledger', async ({ assert, cleanup }) => {
    const { courseId, chapterId, userId } = await education()
    const folder = await exchangeFolder(cleanup, {
      'progress.csv': csv([progressHead, ['p1', `#${userId}`, `#${chapterId}`, 2_700, finished]]),
      'hours.csv': csv([
        hourHead,
        ['h1', `#${userId}`, `#${courseId}`, `#${chapterId}`, 2_700, started, finished],
        ['h2', `#${userId}`, `#${courseId}`, '', 900, started, finished],
      ]),
      'hour_uploads.csv': csv([
        uploadHead,
        ['u1', 'h1', 3_000, 'SD1', '2025-03-03 09:00:00', '2025-03-04 09:00:00', '信息有误'],
        ['u2', 'h2', 2_700, 'SD2', '2025-03-05 09:00:00', '', ''],
      ]),
    })

    const { rows, progress } = await previewAndImport(cleanup, folder)

    assert.deepEqual([rows, progress.breaks], [[], []])
    const log = await db.from('course_edu_logs').firstOrFail()
    assert.containsSubset(log, {
      course_edu_log_status: 'uploaded',
      total_seconds: 3_600,
      passed_at: '2025-03-02 12:00:00',
    })
    const [sums] = await db.from('hour_entries').sum('available_seconds as available').sum('used_seconds as used')
    assert.deepEqual([Number(sums.available), Number(sums.used)], [900, 2_700])
    const entries = await db.from('hour_entries').where('kind', 'import').orderBy('id')
    assert.deepEqual(
      entries.map((entry) => [entry.chapter_id, entry.reason, entry.created_at]),
      [
        [chapterId, '旧网校', '2025-03-02 12:00:00'],
        [null, '旧网校', '2025-03-02 12:00:00'],
      ]
    )
    const study = await db.from('study_logs').firstOrFail()
    assert.equal(study.course_edu_log_id, log.id)
  })

  test('uploads beyond the hours and hours of an unfinished chapter are refused', async ({ assert, cleanup }) => {
    const { courseId, chapterId, userId } = await education()
    const folder = await exchangeFolder(cleanup, {
      'hours.csv': csv([
        hourHead,
        ['h1', `#${userId}`, `#${courseId}`, `#${chapterId}`, 2_700, started, ''],
        ['h2', `#${userId}`, `#${courseId}`, '', 900, started, ''],
      ]),
      'hour_uploads.csv': csv([uploadHead, ['u1', 'h2', 901, 'SD1', finished, '', '']]),
    })

    const { rows, progress } = await previewAndImport(cleanup, folder)

    assert.deepEqual(
      rows.map(({ file, line, message }) => [file, line, message]),
      [
        ['hour_uploads.csv', 2, '已上传学时超过获得的学时'],
        ['hours.csv', 2, '请先在 progress.csv 中导入这个章节的完成时间'],
      ]
    )
    assert.deepEqual(progress.breaks, [])
    assert.lengthOf(await db.from('hour_uploads'), 0)
  })

  test('the reconciliation leaves imported uploads out', async ({ assert, cleanup }) => {
    const { courseId, userId } = await education()
    const folder = await exchangeFolder(cleanup, {
      'hours.csv': csv([hourHead, ['h1', `#${userId}`, `#${courseId}`, '', 900, started, '']]),
      'hour_uploads.csv': csv([uploadHead, ['u1', 'h1', 900, 'SD1', finished, '', '']]),
    })
    await previewAndImport(cleanup, folder)

    const reconcile = await app.container.make(ReconcileRegistryDay)
    await reconcile.execute('2025-03-02')

    assert.lengthOf(await db.from('hour_uploads').where('state', 'confirmed'), 1)
    assert.lengthOf(await db.from('registry_differences'), 0)
  })
})
