import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { unzipSync } from 'fflate'
import app from '@adonisjs/core/services/app'
import LeaveChecksJob from '#accounts/presence/leave_checks_job'
import { now, setClock, toStored } from '#core/time'
import { evidenceBundle } from '#learning/evidence/evidence_bundle'
import { evidenceSubject } from '#learning/evidence/evidence_subject'
import { frozenClock } from '#tests/factories/learning'
import { presencePolicy } from '#tests/factories/presence'
import { createLearnerWithHours, emptyRegistry } from '#tests/functional/certificates/learners_with_hours'

test.group('Records of presence checks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    frozenClock()
    return () => setClock(null)
  })

  async function student() {
    const learner = await createLearnerWithHours()
    const own = { user_id: learner.user.id, course_id: learner.courseId, chapter_id: learner.chapterId }
    const [playSessionId] = await db
      .table('play_sessions')
      .insert({ ...own, public_id: `presence-${learner.courseEduLogId}`, video_id: 'v', opened_at: at(0), last_seq: 0 })
    const { id: policyId, policyName } = await presencePolicy()
    const ask = async (columns: object) => {
      const asked = { play_session_id: playSessionId, presence_policy_id: policyId, asked_at: at(0) }
      const row = { ...own, ...asked, kind: 'prompt', moment: 'random' }
      const [id] = await db.table('presence_checks').insert({ ...row, ...columns })
      return id as number
    }
    return { ...learner, playSessionId, policyName, ask }
  }

  const at = (seconds: number) => toStored(now().plus({ seconds }))

  async function bundleOf(courseEduLogId: number) {
    const subject = await evidenceSubject(courseEduLogId)
    const parts: Uint8Array[] = []
    for await (const part of evidenceBundle(subject, { reason: '核查', by: '管理员' })) parts.push(part)
    const files = unzipSync(new Uint8Array(Buffer.concat(parts)))
    return (name: string) => JSON.parse(Buffer.from(files[name]!).toString())
  }

  test('a bundle has each check and confirmed-presence statements', async ({ assert }) => {
    const learner = await student()
    const passed = await learner.ask({ state: 'passed', way: 'press', answered_at: at(3) })
    const excused = await learner.ask({ kind: 'face', state: 'excused', way: 'vendor', answered_at: at(60) })
    const left = await learner.ask({ state: 'left' })
    const file = await bundleOf(learner.courseEduLogId)

    const rows = file('presence_checks.json')
    assert.deepEqual(
      rows.map((row: Record<string, unknown>) => [row.id, row.playSessionId, row.state, row.way, row.policyName]),
      [
        [passed, learner.playSessionId, 'passed', 'press', learner.policyName],
        [excused, learner.playSessionId, 'excused', 'vendor', learner.policyName],
        [left, learner.playSessionId, 'left', null, learner.policyName],
      ]
    )
    const statements = file('xapi_statements.json').filter(({ verb }: { verb: { id: string } }) =>
      verb.id.endsWith('/xapi/verbs/confirmed-presence')
    )
    assert.deepEqual(
      statements.map(({ result }: { result: object }) => result),
      [
        { success: true, duration: 'PT3S' },
        { success: false, duration: 'PT60S' },
      ]
    )
    const [first, second] = statements
    assert.equal(first.context.registration, second.context.registration)
    assert.match(first.context.registration, /^[0-9a-f]{8}-[0-9a-f]{4}-5/)
    assert.match(first.object.id, new RegExp(`/chapters/${learner.chapterId}$`))
  })

  test('the job leaves only checks of earlier days', async ({ assert }) => {
    const learner = await student()
    const other = await student()
    const yesterday = await learner.ask({ asked_at: at(-24 * 3600), open_key: learner.user.id })
    const today = await other.ask({ open_key: other.user.id })
    await (await app.container.make(LeaveChecksJob)).execute()
    const rows = await db.from('presence_checks').orderBy('id').select('id', 'state', 'open_key as openKey')
    assert.deepEqual(rows, [
      { id: yesterday, state: 'left', openKey: null },
      { id: today, state: 'open', openKey: other.user.id },
    ])
  })
})
