import { answerSeconds, policedCourse, presencePolicy } from '../../content/presence_policy.js'
import { daysBefore, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'

const daysInForce = 60

/** A policy for one course, and the answered prompts of its play sessions. */
export async function addPresence(context: SeedContext): Promise<void> {
  const { tables, tools, courses, adminId } = context
  const { trx } = tables
  const courseId = courses.get(policedCourse)!.id
  const since = stored(daysBefore(tools.now, daysInForce))
  const [policyId] = await trx
    .table('presence_policies')
    .insert({ ...presencePolicy, checked_at: since, created_by: adminId, created_at: since })
  await trx.from('courses').where('id', courseId).update({ presence_policy_id: policyId })

  const sessions = await trx
    .from('play_sessions')
    .where('course_id', courseId)
    .where('opened_at', '>', since)
    .orderBy('id')
    .select('id', 'user_id', 'chapter_id')
  for (const [at, { id, ...watched }] of sessions.entries()) {
    await trx.from('play_sessions').where('id', id).update({ presence_policy_id: policyId })
    const beats = await trx.from('play_beats').where('play_session_id', id).orderBy('seq').select('server_at', 'seq')
    const asking = beats[Math.floor(beats.length / 2)]
    if (!asking) continue
    const askedAt = String(asking.server_at)
    const answeredAt = new Date(
      Date.parse(`${askedAt.replace(' ', 'T')}Z`) + answerSeconds[at % answerSeconds.length] * 1000
    )
    await trx
      .table('presence_checks')
      .insert({
        ...watched,
        course_id: courseId,
        play_session_id: id,
        presence_policy_id: policyId,
        kind: 'prompt',
        moment: 'random',
        state: 'passed',
        way: 'press',
        asked_at: askedAt,
        answered_at: stored(answeredAt),
      })
  }
}
