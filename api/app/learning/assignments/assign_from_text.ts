import type { HttpContext } from '@adonisjs/core/http'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { maskTelephone } from '#core/shared_rules'
import { UserError } from '#core/errors'
import { readTelephones } from '#core/telephone_list'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { assignCourse, isNew, type Assigned } from '#learning/assignments/assign_course'
import { alreadyAssigned, AssignOutcome, adminMessages, lackingIdentity } from '#learning/terms'

export interface AssignmentForm {
  courseId: number
  phones: string
  genLiveCode: boolean
}

export async function assignFromText(ctx: HttpContext, form: AssignmentForm) {
  const entries = readTelephones(form.phones)
  const telephones = entries.flatMap(({ telephone }) => telephone ?? [])
  if (!telephones.length) throw new UserError(adminMessages.noTelephone, { field: 'phones' })

  const answer = await idempotent(ctx, form, async (trx) => {
    const done = await assignCourse(trx, requireUser(ctx), { ...form, telephones })
    await auditAssignment(trx, ctx, form, done)
    const results = new Map(done.map((one) => [one.telephone, one]))
    return toResults(
      entries.map(({ typed, telephone }) => ({ typed, ...(telephone ? getOrFail(results, telephone) : invalid) }))
    )
  })
  // A repeated key gets the response of the first call, which was audited.
  nothingToAudit(ctx)
  return answer
}

const invalid = { telephone: null, outcome: AssignOutcome.Invalid, userCourseId: null, liveCode: null }

async function auditAssignment(trx: Trx, ctx: HttpContext, form: AssignmentForm, done: Assigned[]) {
  const granted = done.filter(({ outcome }) => isNew(outcome))
  const codes = done.filter(({ liveCode }) => liveCode !== null)
  if (!granted.length && !codes.length) return
  await audit(trx, ctx, {
    action: 'course.assign',
    object: `course:${form.courseId}`,
    after: {
      telephones: granted.map(({ telephone }) => maskTelephone(telephone)),
      userCourseIds: granted.map(({ userCourseId }) => userCourseId),
      genLiveCode: form.genLiveCode,
      liveCodes: codes.length,
    },
  })
}

type Result = { typed: string; outcome: AssignOutcome; telephone: string | null }

function toResults<R extends Result>(results: R[]) {
  const those = (outcome: AssignOutcome) =>
    results.filter((one) => one.outcome === outcome).map(({ typed, telephone }) => telephone ?? typed)
  const [already, lacking] = [those(AssignOutcome.Had), those(AssignOutcome.Lacking)]
  const assigned = results.filter(({ outcome }) => isNew(outcome)).length
  const notes = [
    assigned ? adminMessages.assigned : adminMessages.nothingAssigned,
    ...(already.length ? [alreadyAssigned(already)] : []),
    ...(lacking.length ? [lackingIdentity(lacking)] : []),
  ]
  return { results, assigned, already, lacking, invalid: those(AssignOutcome.Invalid), msg: notes.join('，') }
}
