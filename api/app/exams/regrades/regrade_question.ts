import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { notifyResult } from '#exams/grading/notify_result'
import { countAttemptsWithOlderKey, nextPeople, type People } from '#exams/regrades/pending_attempts'
import { regradePeople, type ChangedAttempt } from '#exams/regrades/regrade_people'
import { regradeTarget, type RegradeTarget } from '#exams/regrades/regrade_target'
import { regradeMessages, RegradesPerCall } from '#exams/regrades/terms'
import type { regradeValidator } from '#exams/regrades/validators'

/**
 * Grades attempts at older versions of a question by its current key: some users per transaction, each with an audit
 * log entry. The next call completes an interrupted one (docs/decisions/0011).
 * @throws UserError `conflict` when the question was edited since the dry run
 */
export async function regradeQuestion(
  ctx: HttpContext,
  questionId: number,
  { reason, version }: Infer<typeof regradeValidator>
) {
  const target = await regradeTarget(questionId)
  if (version && version !== target.version) {
    throw new UserError(regradeMessages.changed, { code: 'conflict' })
  }
  const done = { attempts: 0, changed: 0 }
  let next = await nextPeople(target, 0)
  while (next && done.attempts < RegradesPerCall) {
    const people = next
    const { attempts, changed } = await transaction((trx) => regradeBatch(trx, ctx, { target, people, reason }))
    done.attempts += attempts
    done.changed += changed.length
    next = await nextPeople(target, people.lastId)
  }
  if (!done.attempts) nothingToAudit(ctx)
  const { graded, reviewing } = await countAttemptsWithOlderKey(questionId, target.olderIds)
  return { ...done, left: graded + reviewing }
}

interface Batch {
  target: RegradeTarget
  people: People
  reason: string
}

async function regradeBatch(trx: Trx, ctx: HttpContext, { target, people, reason }: Batch) {
  const { questionId, version, questionKeys } = target
  const regraded = await regradePeople(trx, target, people)
  const { attempts, changed } = regraded
  // Another request was faster.
  if (!attempts) return regraded
  const regradeId = await findOrAddRegrade(trx, { target, reason, createdBy: requireUser(ctx).id })
  if (changed.length) {
    await trx.table('regraded_papers').multiInsert(changed.map((one) => rowOf(one, regradeId)))
    for (const { attempt } of changed) await notifyResult(trx, attempt, 'testRegraded')
  }
  await audit(trx, ctx, {
    action: 'question.regrade',
    object: `question:${questionId}`,
    reason,
    after: { version, questionKeys, attempts, changed: changed.map(({ attempt }) => attempt.id) },
  })
  return regraded
}

/** The transactions of one regrade share its row; the lock of the question prevents a second row. */
async function findOrAddRegrade(
  trx: Trx,
  { target, reason, createdBy }: { target: RegradeTarget; reason: string; createdBy: number }
): Promise<number> {
  const facts = { question_id: target.questionId, question_version_id: target.versionId, reason, created_by: createdBy }
  const known = await trx.from('regrades').where(facts).select('id').first()
  if (known) return known.id
  const [id] = await trx.table('regrades').insert({ ...facts, created_at: toStored(now()) })
  return id
}

const rowOf = (changed: ChangedAttempt, regradeId: number) => ({
  regrade_id: regradeId,
  user_paper_id: changed.attempt.id,
  old_score_tenths: changed.oldScoreTenths,
  new_score_tenths: changed.newScoreTenths,
  old_pass: changed.oldPass,
  new_pass: changed.newPass,
  created_at: toStored(now()),
})
