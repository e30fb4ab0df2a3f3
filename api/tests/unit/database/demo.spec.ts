import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { mainLearners } from '@zhuxue/database/demo/content/people'
import { seedDemo } from '@zhuxue/database/demo/seeder'
import { demoTools } from '#tests/demo_tools'
import { migrate, openEmptyDatabase } from '#tests/empty_database'
import { bandsOf } from '#exams/analysis/score_groups'
import { addAnswers, Band, noCounts } from '#exams/analysis/item_counts'
import { itemStats } from '#exams/analysis/item_stats'
import { ItemFlag } from '#exams/analysis/terms'
import { reviewPending } from '#exams/clauses/review_pending'
import { brokenInvariants } from '#tests/invariants'
import { describeMessage } from '#messages/terms'
import { isOfProduct } from '#tests/message_links'

const moments = ['2026-11-21T02:00:00Z', '2026-12-31T16:10:00Z', '2027-02-28T15:59:30Z']
/** The first start may happen at any hour. */
const firstStarts = [...moments, '2026-11-26T05:50:00Z']

/** The lists that a visitor of the demo opens first. */
const filled = ['courses', 'orders', 'payments', 'user_courses', 'play_sessions', 'study_logs']
  .concat(['comments', 'invoices', 'login_logs', 'papers', 'question_versions', 'user_papers'])
  .concat(['certificates', 'hour_entries', 'wrong_questions', 'addresses', 'videos'])

/** Connection names by the time of the first start, filled once and read-only. */
const academies = new Map<string, string>()
const closings: (() => Promise<void>)[] = []

async function academyOf(moment: string): Promise<QueryClientContract> {
  const name = academies.get(moment) ?? (await fillAcademy(`demo_${academies.size}`, moment))
  academies.set(moment, name)
  return db.connection(name)
}

async function fillAcademy(name: string, moment: string): Promise<string> {
  closings.push(await openEmptyDatabase(name))
  await migrate(name, 'up')
  await seedDemo(db.connection(name), demoTools(new Date(moment)))
  return name
}

test.group('Demo data', (group) => {
  group.teardown(async () => {
    for (const close of closings) await close()
  })

  test('the demo holds every invariant at {$self}')
    .with(moments)
    .run(async ({ assert }, moment) => {
      const client = await academyOf(moment)

      assert.deepEqual(await brokenInvariants(client), [])
      for (const table of filled) {
        assert.isNotNull(await client.from(table).first(), `${table} is empty`)
      }
      const future = DateTime.fromISO(moment).toUTC().toFormat('yyyy-MM-dd HH:mm:ss')
      for (const table of ['orders', 'user_courses', 'play_sessions', 'comments', 'invoices']) {
        const column = table === 'play_sessions' ? 'closed_at' : 'created_at'
        const late = await client.from(table).where(column, '>', future).first()
        assert.isNull(late, `${table} knows the future`)
      }
      for (const column of ['published_at', 'submitted_at', 'created_at']) {
        const late = await client.from('courses').where(column, '>', future).first()
        assert.isNull(late, `${column} of a course knows the future`)
      }
    })
    .timeout(120_000)

  test('the demo shows every state of hours at {$self}')
    .with(firstStarts)
    .run(async ({ assert }, moment) => {
      const client = await academyOf(moment)
      const pushes = await client.from('hour_uploads').distinct('state').orderBy('state')
      assert.deepEqual(
        pushes.map(({ state }) => state),
        ['confirmed', 'pending', 'refused', 'reverted', 'unknown']
      )
      const logs = await client.from('course_edu_logs').distinct('course_edu_log_status as state')
      assert.sameMembers(
        logs.map(({ state }) => state),
        ['learning', 'pass', 'uploaded']
      )
      const kinds = await client.from('hour_entries').distinct('kind')
      assert.sameMembers(
        kinds.map(({ kind }) => kind),
        ['watch', 'test', 'push', 'revert', 'correction']
      )
      const beats = await client.from('play_beats').distinct('refusal')
      assert.sameMembers(
        beats.map(({ refusal }) => refusal),
        [null, 'paused', 'too-fast']
      )
      for (const at of [1, 4, 5]) {
        const { id } = await client
          .from('users')
          .where('login_name', mainLearners[at].loginName)
          .select('id')
          .firstOrFail()
        assert.isNotEmpty(await recordsToUpload(client, id), `${mainLearners[at].userName} has no hours`)
      }
    })
    .timeout(120_000)

  test('inboxes hold messages of several kinds, read and unread', async ({ assert }) => {
    const client = await academyOf(moments[0])
    const rows = await client.from('messages').orderBy('id')
    const kinds = new Set(rows.map(({ kind }) => kind))
    for (const kind of ['orderPaid', 'parcelSent', 'commentApproved', 'coursePublished']) {
      assert.isTrue(kinds.has(kind), kind)
    }
    assert.isNotEmpty(rows.filter((row) => row.read_at))
    assert.isNotEmpty(rows.filter((row) => !row.read_at))
    for (const { kind, facts } of rows) {
      const { text, link } = describeMessage(kind, JSON.parse(facts))
      assert.notInclude(text + link, 'undefined')
      assert.isTrue(isOfProduct(link), link)
    }
  }).timeout(120_000)

  test('exams have pending work in every admin area', async ({ assert }) => {
    const client = await academyOf(moments[0])
    const states = await client.from('user_papers').distinct('state')
    assert.sameMembers(
      states.map(({ state }) => state),
      ['graded', 'reviewing', 'in_progress']
    )
    assert.isNotNull(await client.from('paper_answers').where('marking', 'waiting').first())
    assert.isNotNull(await client.from('papers').whereNotNull('draw_rules').first())
    assert.isNotNull(await client.from('questions').whereNotNull('knowledge_point').first())
    const pending = await client.from('questions').whereExists(reviewPending).select('id')
    assert.lengthOf(pending, 1)
  }).timeout(120_000)

  test('the answers to one question reveal its wrong key', async ({ assert }) => {
    const client = await academyOf(moments[0])
    const tests = await client
      .from('user_papers')
      .where({ mode: 'test', state: 'graded', correlation_id: 'subject-szgc_1' })
      .orderBy('user_score_tenths', 'desc')
      .orderBy('id')
    const bands = bandsOf(tests.map(({ id }) => id))
    const answers = await client
      .from('paper_answers')
      .join('question_versions', 'question_versions.id', 'question_version_id')
      .whereIn('user_paper_id', Object.values(bands).flat())
    const items = [...Map.groupBy(answers, (row) => row.question_id as number).values()]
    const doubtful = items.filter((rows) => {
      const counts = noCounts()
      for (const row of rows) {
        const band = Object.values(Band).find((one) => bands[one].includes(row.user_paper_id))!
        const passed = Number(row.answer_pass)
        addAnswers(counts, band, {
          letters: row.answer,
          isWords: false,
          count: 1,
          right: passed,
          earnedTenths: row.score_tenths,
          possibleTenths: row.max_tenths,
        })
      }
      const letters = JSON.parse(rows[0].choices).map((one: { choiceNo: string }) => one.choiceNo)
      const figures = itemStats({ keys: rows[0].question_keys.split(','), letters }, counts)
      return figures.flags.includes(ItemFlag.WrongKey)
    })
    assert.lengthOf(doubtful, 1)
    assert.include(doubtful[0]![0], { question_keys: 'B' })
    assert.include(doubtful[0]![0].question_text, '压实度')
  })

  test('the same moment gives the same demo', async ({ assert }) => {
    const again = await fillAcademy('demo_again', moments[0])

    assert.deepEqual(await rowsOf(db.connection(again)), await rowsOf(await academyOf(moments[0])))
  }).timeout(120_000)

  test('a database with users in it is left unchanged', async ({ assert, cleanup }) => {
    cleanup(await openEmptyDatabase('demo'))
    await migrate('demo', 'up')
    await db
      .connection('demo')
      .table('users')
      .insert({ login_name: 'somebody', user_name: '某人', password_hash: 'x', created_at: '2026-01-01 00:00:00' })

    await assert.rejects(() => seedDemo(db.connection('demo'), demoTools(new Date())), /not empty/)

    assert.lengthOf(await db.connection('demo').from('users'), 1)
    assert.lengthOf(await db.connection('demo').from('courses'), 0)
  }).timeout(120_000)
})

/** Minutes that count for the course and are not uploaded yet. */
function recordsToUpload(client: QueryClientContract, userId: number) {
  return client
    .from('course_edu_logs')
    .join('hour_entries', 'hour_entries.course_edu_log_id', 'course_edu_logs.id')
    .where('course_edu_logs.user_id', userId)
    .where('course_edu_log_status', 'learning')
    .groupBy('course_edu_logs.id', 'total_seconds')
    .havingRaw('sum(available_seconds) >= total_seconds')
    .select('course_edu_logs.id')
}

async function rowsOf(client: QueryClientContract) {
  const rows: Record<string, unknown[]> = {}
  for (const table of await client.getAllTables()) {
    if (table.startsWith('adonis_')) continue
    const { length } = await client.from(table)
    const sample = await client.from(table).limit(300)
    rows[table] = [length, ...sample]
  }
  return rows
}
