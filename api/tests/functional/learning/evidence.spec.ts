import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { unzipSync, zipSync } from 'fflate'
import { Role } from '#core/roles'
import { evidenceBundle } from '#learning/evidence/evidence_bundle'
import { evidenceSubject } from '#learning/evidence/evidence_subject'
import { checkManifest } from '#learning/evidence/manifest'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { hourUpload } from '#tests/factories/certificates'
import { paper, questions } from '#tests/factories/papers'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'

const at = '2026-05-04 02:00:00'

/** A learner with a finished chapter, a session of so many heartbeats, a passed test and an upload. */
async function studied(beats = 3) {
  const learner = await createLearnerWithHours()
  const { user, courseId, chapterId, courseEduLogId } = learner
  const own = { user_id: user.id, course_id: courseId }
  await db
    .table('study_logs')
    .insert({
      ...own,
      chapter_id: chapterId,
      course_edu_log_id: courseEduLogId,
      study_seconds: 1800,
      study_status: 'unuse',
      created_at: at,
    })
  const [sessionId] = await db
    .table('play_sessions')
    .insert({
      ...own,
      chapter_id: chapterId,
      video_id: 'v',
      public_id: `evidence-${courseEduLogId}`,
      device: 'Android 手机 😀',
      ip: '10.0.0.1',
      opened_at: at,
      last_seq: beats,
    })
  for (let seq = 1; seq <= beats; seq += 500) {
    const rows = Array.from({ length: Math.min(500, beats - seq + 1) }, (_, index) => ({
      play_session_id: sessionId,
      seq: seq + index,
      server_at: at,
      claimed_seconds: 60,
      credited_seconds: 60,
    }))
    await db.table('play_beats').multiInsert(rows)
  }
  const [question] = await questions(1)
  const [version] = await db
    .table('question_versions')
    .insert({
      question_id: question,
      version: 1,
      question_type: 'single',
      question_name: '题',
      question_text: '题',
      choices: '[]',
      question_keys: 'A',
      score_tenths: 10,
      created_at: at,
    })
  const paperId = await paper({ courseId, chapterId, questionIds: [question] })
  const [attempt] = await db
    .table('user_papers')
    .insert({
      user_id: user.id,
      paper_id: paperId,
      attempt_no: 1,
      mode: 'test',
      state: 'graded',
      total_tenths: 1000,
      user_score_tenths: 900,
      pass_line: 60,
      user_pass: true,
      started_at: at,
      submitted_at: '2026-05-04 02:10:00',
      created_at: at,
    })
  await db
    .table('paper_answers')
    .insert({
      user_paper_id: attempt,
      question_id: question,
      question_version_id: version,
      position: 1,
      max_tenths: 10,
      answer: 'A',
      answer_pass: true,
      created_at: at,
    })
  return learner
}

async function whole(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const part of parts) chunks.push(part)
  return new Uint8Array(Buffer.concat(chunks))
}

const one = async function* (bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += 7000) yield bytes.subarray(from, from + 7000)
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test.group('Evidence bundles', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    admin = await createUser(Role.Admin)
  })

  const take = (id: number, body: object = { reason: '主管部门核查' }) =>
    fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/course-edu-logs/${id}/evidence`, {
      method: 'POST',
      headers: { 'authorization': admin.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const bundleOf = async (id: number) =>
    whole(evidenceBundle(await evidenceSubject(id), { reason: '核查', by: '管理员' }))

  test('a bundle has every table and matches its manifest', async ({ client, assert }) => {
    const learner = await studied()
    await upload(client, learner)
    const answer = await take(learner.courseEduLogId)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const manifest = JSON.parse(Buffer.from(files['manifest.json']!).toString())

    assert.include(manifest, { reason: '主管部门核查', by: admin.user.userName })
    assert.lengthOf(manifest.files, Object.keys(files).length - 1)
    for (const { name, bytes, sha256: expected } of manifest.files) {
      assert.equal(files[name]!.length, bytes, name)
      assert.equal(sha256(files[name]!), expected, name)
    }
    const json = (name: string) => JSON.parse(Buffer.from(files[`${name}.json`]!).toString())
    const counts = Object.keys(files)
      .filter((name) => name.endsWith('.json') && !/^(manifest|record)/.test(name))
      .map((name) => [name.slice(0, -5), json(name.slice(0, -5)).length])
    assert.deepInclude(Object.fromEntries(counts), {
      study_logs: 1,
      play_sessions: 1,
      play_beats: 3,
      test_attempts: 1,
      test_answers: 1,
      uploads: 1,
      prints: 0,
      audit_log: 1,
      xapi_statements: 2,
    })
    assert.isAbove(json('ledger').length, 2)
    assert.equal(json('record').minutes.used, 60)
    assert.match(json('uploads')[0].receiptNo, /^SD/)
    assert.equal(json('audit_log')[0].action, 'hours.export-evidence')
    assert.equal(Buffer.from(files['summary.pdf']!).subarray(0, 5).toString(), '%PDF-')
  })

  test('imported progress names its source and run', async ({ assert }) => {
    const learner = await studied()
    const { user, courseId, chapterId, courseEduLogId } = learner
    const run = {
      source: 'old-site',
      source_name: '旧网校',
      file_name: 'old',
      content_hash: 'a'.repeat(64),
      progress: '{}',
    }
    const [runId] = await db.table('import_runs').insert({ ...run, state: 'done', started_at: at, created_at: at })
    const [progressId] = await db
      .table('chapter_progress')
      .insert({
        user_id: user.id,
        course_id: courseId,
        chapter_id: chapterId,
        covered_seconds: 1800,
        completed_at: at,
        segments: '[[0,1800]]',
        created_at: at,
      })
    const link = { source: 'old-site', object: 'progress', source_id: 'p1', row_hash: 'b', final_hash: 'c' }
    await db.table('import_links').insert({ ...link, row_id: progressId, run_id: runId })

    const files = unzipSync(await bundleOf(courseEduLogId))

    const json = (name: string) => JSON.parse(Buffer.from(files[`${name}.json`]!).toString())
    const [row, ...others] = json('imported_progress')
    assert.lengthOf(others, 0)
    assert.containsSubset(row, {
      chapterId,
      coveredSeconds: 1800,
      completedAt: '2026-05-04 10:00:00',
      origin: '由原平台导入',
      source: 'old-site',
      sourceName: '旧网校',
      importRun: runId,
    })
    assert.equal(json('xapi_statements')[0].context.platform, '旧网校')
    assert.equal(json('xapi_statements')[1].context.platform, '筑学')
  })

  test('statements have the shape of xAPI 1.0.3', async ({ assert }) => {
    const learner = await studied()
    const read = async () => {
      const files = unzipSync(await bundleOf(learner.courseEduLogId))
      return JSON.parse(Buffer.from(files['xapi_statements.json']!).toString())
    }
    const statements = await read()
    for (const statement of statements) {
      assert.match(statement.id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
      assert.match(statement.actor.account.homePage, /^https?:\/\//)
      assert.match(statement.verb.id, /^http:\/\/adlnet\.gov\/expapi\/verbs\//)
      assert.match(statement.object.id, /^https?:\/\//)
      assert.equal(
        new Date(statement.timestamp).toISOString(),
        '2026-05-04T02:00:00.000Z'.replace('02:00', statement.verb.id.endsWith('passed') ? '02:10' : '02:00')
      )
    }
    assert.deepEqual(statements[0].result, { completion: true, duration: 'PT1800S' })
    assert.deepEqual(statements[1].result, {
      success: true,
      completion: true,
      duration: 'PT600S',
      score: { scaled: 0.9, raw: 90, min: 0, max: 100 },
    })
    assert.deepEqual(await read(), statements)
  })

  test('a changed, missing or added file is detected', async ({ assert }) => {
    const learner = await studied()
    const bytes = await bundleOf(learner.courseEduLogId)
    assert.deepEqual((await checkManifest(one(bytes))).faults, [])

    const files = unzipSync(bytes)
    const errorsOf = async (change: (files: Record<string, Uint8Array>) => void) => {
      const changed = { ...files }
      change(changed)
      return (await checkManifest(one(zipSync(changed)))).faults
    }
    const other = Buffer.from('[]\n')
    assert.deepEqual(await errorsOf((all) => void (all['ledger.json'] = other)), [
      'ledger.json is not what the manifest says',
    ])
    assert.deepEqual(await errorsOf((all) => void delete all['uploads.json']), ['uploads.json is missing'])
    assert.deepEqual(await errorsOf((all) => void (all['more.json'] = other)), ['more.json is not listed'])
    assert.deepEqual(await errorsOf((all) => void delete all['manifest.json']), ['manifest.json is missing'])
  })

  test('the command detects a changed bundle', async ({ assert }) => {
    const learner = await studied()
    const folder = await mkdtemp(join(tmpdir(), 'zhuxue-evidence-'))
    const file = join(folder, 'bundle.zip')
    const bytes = await bundleOf(learner.courseEduLogId)
    const exitOf = async (content: Uint8Array) => {
      await writeFile(file, content)
      return (await ace.exec('evidence:verify', [file])).exitCode ?? 0
    }
    try {
      assert.equal(await exitOf(bytes), 0)
      const files = { ...unzipSync(bytes), 'ledger.json': Buffer.from('[]') }
      assert.equal(await exitOf(zipSync(files)), 1)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('a long history is streamed in small parts', async ({ assert }) => {
    const learner = await studied(30_000)
    const parts = evidenceBundle(await evidenceSubject(learner.courseEduLogId), { reason: '核查', by: '管理员' })
    let [largest, count] = [0, 0]
    for await (const part of parts) {
      largest = Math.max(largest, part.length)
      count++
    }
    assert.isAbove(count, 20)
    assert.isBelow(largest, 200_000)
  })

  test('a bundle contains no unmasked telephone or ID number', async ({ client, assert }) => {
    const learner = await studied()
    await upload(client, learner)
    const { telephone } = await db.from('users').where('id', learner.user.id).firstOrFail()
    const files = unzipSync(await bundleOf(learner.courseEduLogId))
    for (const [name, bytes] of Object.entries(files)) {
      const text = Buffer.from(bytes).toString('latin1')
      assert.notInclude(text, telephone, name)
      assert.notInclude(text, learner.idCard, name)
    }
  })

  test('a bundle needs a reason and an existing record', async ({ assert }) => {
    const learner = await createLearnerWithHours()
    const refused = (await (await take(learner.courseEduLogId, {})).json()) as { errors: { field: string }[] }
    assert.equal(refused.errors[0].field, 'reason')
    assert.equal((await take(4_000_000)).status, 404)
    assert.isEmpty(await db.from('audit_logs').where('action', 'hours.export-evidence'))
  })

  test('a bundle is audited before its first byte', async ({ assert }) => {
    const learner = await createLearnerWithHours()
    await hourUpload(learner.user.id, learner.courseEduLogId, { state: 'refused' })
    const answer = await take(learner.courseEduLogId)
    await answer.body?.cancel()
    const entry = await db.from('audit_logs').where('action', 'hours.export-evidence').firstOrFail()
    assert.include(entry, { object: `course-edu-log:${learner.courseEduLogId}`, reason: '主管部门核查' })
  })
})
