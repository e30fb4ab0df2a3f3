import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import LocalRegistry from '#drivers/hours/local_registry'
import { createLearnerWithHours, type LearnerWithHours } from '#tests/functional/certificates/learners_with_hours'
import { roundsUntil, repeatCount } from '#tests/repeat'
import { brokenInvariants } from '#tests/invariants'
import { waitForRandomKillTime, randomIntUpTo } from './random_kill_time.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(5, 100)
const learners = 8

test.group('kill -9 between the registry’s confirmation and our booking', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('each minute is uploaded once and used once', async ({ assert }) => {
    const people: LearnerWithHours[] = []
    for (let count = 0; count < learners; count++) people.push(await createLearnerWithHours())
    const server = await ServerProcess.prepare()
    const registry = new LocalRegistry(join(server.directory, 'province'))
    let midway = 0
    try {
      await server.start()
      for (const round of roundsUntil(kills, () => midway > 0)) {
        if (round > 1) await server.look((client) => earn(client, people, round))
        const before = await countUploads(server)
        const presses = people.map((learner) => press(server, learner, round))
        await someArrived(server, before)
        await server.kill()
        await Promise.all(presses)
        const open = await server.look(async (client) => {
          assert.deepEqual(await brokenInvariants(client), [])
          return client.from('hour_uploads').whereIn('state', ['pending', 'unknown'])
        })
        const there = new Set((await registry.uploads()).map(({ pushId }) => pushId))
        midway += open.filter(({ push_id: pushId }) => there.has(pushId)).length

        await server.start()
        await server.look(letTimePass)
        const result = await Promise.all(people.map((learner) => pressAgain(server, learner, round)))
        await server.look(async (client) => {
          assert.deepEqual(await brokenInvariants(client), [])
          const [{ used, left }] = await client
            .from('hour_entries')
            .sum('used_seconds as used')
            .sum('available_seconds as left')
          const expected = learners * (3600 + (round - 1) * 600)
          assert.deepEqual([Number(used), Number(left)], [expected, 0], `round ${round}: ${result}`)
          const kept = await registry.uploads()
          const minutes = kept.reduce((sum, upload) => sum + upload.minutes, 0)
          assert.equal(minutes, expected / 60)
          const confirmed = await client.from('hour_uploads').where('state', 'confirmed')
          assert.sameMembers(
            kept.map(({ pushId }) => pushId),
            confirmed.map(({ push_id: pushId }) => pushId)
          )
        })
      }
    } finally {
      await server.dispose()
    }
    assert.isAbove(midway, 0, 'no kill happened between accepting and booking')
  }).timeout(repeatCount(480_000, 1_800_000))
})

/** Uses one idempotency key per round, so an unanswered call is repeated with the same key. */
async function press(
  { url }: ServerProcess,
  { token, courseEduLogId }: LearnerWithHours,
  round: number
): Promise<string> {
  const path = `/api/user/certs/upload-hours?courseEduLogId=${courseEduLogId}`
  const headers = { 'authorization': token, 'idempotency-key': `${round}-${courseEduLogId}` }
  return fetch(url + path, { method: 'POST', headers })
    .then(async (answer) => `${answer.status} ${await answer.text()}`)
    .catch((error: Error) => `lost: ${error.message}`)
}

/** A busy machine may lose or reject a call: it is repeated once with the same key. */
async function pressAgain(...pressed: Parameters<typeof press>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const result = await press(...pressed)
    if (tries === 5 || !/^(lost|429|503)/.test(result)) return result
    await pause(500)
  }
}

const filesOf = ({ directory }: ServerProcess) =>
  readdir(join(directory, 'province', 'uploads')).catch(() => [] as string[])

const countUploads = async (server: ServerProcess) =>
  (await filesOf(server)).filter((name) => name.endsWith('.json')).length

/** Waits until the registry has accepted between one and all of the uploads. */
async function someArrived(server: ServerProcess, before: number): Promise<void> {
  await waitForRandomKillTime(() => countUploads(server), before + 1 + randomIntUpTo(learners - 1), { spreadMs: 3 })
}

/** Expires the claims of dead processes, which takes a minute otherwise. */
async function letTimePass(client: QueryClientContract): Promise<void> {
  const past = toStored(now().minus({ seconds: 1 }))
  await client.from('hour_uploads').whereIn('state', ['pending', 'unknown']).update({ next_attempt_at: past })
}

async function earn(client: QueryClientContract, people: LearnerWithHours[], round: number): Promise<void> {
  for (const { user, courseEduLogId } of people) {
    await client
      .table('hour_entries')
      .insert({
        user_id: user.id,
        course_edu_log_id: courseEduLogId,
        kind: 'watch',
        available_seconds: 600,
        cause: `kill:${round}:${courseEduLogId}`,
        created_at: '2026-05-04 01:00:00',
      })
  }
}
