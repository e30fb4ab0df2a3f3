import db from '@adonisjs/lucid/services/db'
import { transaction } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { AttemptMode, AttemptModeText, HoursMove, HoursMoveText } from '#exams/attempts/terms'
import { keysOf } from '#exams/questions/question_transformer'
import { countAttemptsWithOlderKey, nextPeople } from '#exams/regrades/pending_attempts'
import { regradePeople, type ChangedAttempt } from '#exams/regrades/regrade_people'
import { regradeTarget, type RegradeTarget } from '#exams/regrades/regrade_target'
import { MaxListedAttempts, MaxTriedAttempts } from '#exams/regrades/terms'

/** The effect of a regrade: it is performed, some users at a time, and rolled back. */
export async function previewRegrade(questionId: number) {
  const target = await regradeTarget(questionId)
  const counts = await countAttemptsWithOlderKey(questionId, target.olderIds)
  const incomparable = await countAttemptsWithOlderKey(questionId, target.incomparableIds)
  const { tried, changed } = await tryAll(target)
  const tests = changed.filter(({ attempt }) => attempt.mode === AttemptMode.Test)
  const count = (is: (one: ChangedAttempt) => boolean) => tests.filter(is).length
  return {
    version: target.version,
    questionKeys: keysOf(target.questionKeys),
    gradedAttempts: counts.graded,
    reviewingAttempts: counts.reviewing,
    /** They keep their questions, and may be regraded once they are submitted. */
    openAttempts: counts.open + incomparable.open,
    /** Another type or other choices: they are unchanged. */
    incomparableAttempts: incomparable.graded + incomparable.reviewing,
    triedAttempts: tried,
    changedAttempts: changed.length,
    changedPractices: changed.length - tests.length,
    failedToPassed: count((one) => !one.oldPass && one.newPass),
    passedToFailed: count((one) => one.oldPass && !one.newPass),
    hoursMoved: count(({ hours }) => hours !== HoursMove.None && hours !== HoursMove.Unchanged),
    hoursKept: count(({ hours }) => hours === HoursMove.Unchanged),
    changes: await named(changed),
  }
}

async function tryAll(target: RegradeTarget) {
  const changed: ChangedAttempt[] = []
  let tried = 0
  let next = await nextPeople(target, 0)
  while (next && tried < MaxTriedAttempts) {
    const people = next
    const batch = await transaction(async (trx) => {
      const done = await regradePeople(trx, target, people)
      await trx.rollback()
      return done
    })
    changed.push(...batch.changed)
    tried += batch.attempts
    next = await nextPeople(target, people.lastId)
  }
  return { tried, changed }
}

/** Changed verdicts first, then changed hours. */
async function named(changed: ChangedAttempt[]) {
  const weight = ({ oldPass, newPass, hours }: ChangedAttempt) =>
    Number(oldPass !== newPass) * 2 + Number(hours !== HoursMove.None)
  const shown = [...changed].sort((a, b) => weight(b) - weight(a)).slice(0, MaxListedAttempts)
  const ids = shown.map(({ attempt }) => attempt.id)
  const rows = await db
    .from('user_papers')
    .join('users', 'users.id', 'user_papers.user_id')
    .join('papers', 'papers.id', 'user_papers.paper_id')
    .whereIn('user_papers.id', ids)
    .select('user_papers.id', 'users.user_name', 'papers.paper_name')
  const names = new Map(rows.map((row) => [row.id, row]))
  return shown.map(({ attempt, hours, ...one }) => ({
    userPaperId: attempt.id,
    studentName: getOrFail(names, attempt.id).user_name as string,
    paperName: getOrFail(names, attempt.id).paper_name as string,
    modeText: AttemptModeText[attempt.mode],
    oldScore: one.oldScoreTenths / 10,
    newScore: one.newScoreTenths / 10,
    oldPass: Number(one.oldPass),
    newPass: Number(one.newPass),
    hours,
    hoursText: HoursMoveText[hours],
  }))
}
