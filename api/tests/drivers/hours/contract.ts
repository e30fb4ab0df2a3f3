import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { now, toWireTime } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { HoursSubmission, HoursRegistry } from '#drivers/hours/hours_registry'
import type { RegistryMode } from '#drivers/hours/registry_modes'

export const push = (minutes = 60): HoursSubmission => ({
  pushId: randomUUID(),
  person: { name: '李测试', idCard: '370102199003070011' },
  subject: 'jzgc',
  required: true,
  course: { id: 7, name: '施工安全' },
  minutes,
})

export interface Setup {
  registry: HoursRegistry
  setMode(mode: RegistryMode): Promise<void>
  close?(): Promise<void>
}

/** The contract of every hours registry. */
export function hoursRegistryContract(name: string, open: () => Promise<Setup>) {
  test.group(`Hours registry: ${name}`, (group) => {
    let setup: Setup
    group.each.setup(async () => {
      setup = await open()
      return () => setup.close?.()
    })

    test('a repeated upload is confirmed with the same response', async ({ assert }) => {
      const sent = push()
      const first = await setup.registry.submit(sent)
      assert.equal(first.state, 'confirmed')
      assert.deepEqual(await setup.registry.submit(sent), first)
      assert.deepEqual(await setup.registry.find(sent.pushId), first)
      const day = toWireTime(now())!.slice(0, 10)
      const listed = (await setup.registry.list(day)).filter(({ pushId }) => pushId === sent.pushId)
      assert.deepEqual(
        listed.map(({ minutes }) => minutes),
        [60]
      )
    })

    test('a rejection gives its reason', async ({ assert }) => {
      await setup.setMode('refuse')
      const outcome = await setup.registry.submit(push())
      assert.isTrue(outcome.state === 'refused' && outcome.reason.length > 0)
    })

    test('an upload whose response was lost is found by query', async ({ assert }) => {
      await setup.setMode('drop')
      const sent = push()
      await assert.rejects(() => setup.registry.submit(sent), DriverFailure as never)
      await setup.setMode('accept')
      assert.equal((await setup.registry.find(sent.pushId))?.state, 'confirmed')
    })

    test('an upload sent while the registry was down is unknown', async ({ assert }) => {
      await setup.setMode('down')
      const sent = push()
      await assert.rejects(() => setup.registry.submit(sent), DriverFailure as never)
      await assert.rejects(() => setup.registry.find(sent.pushId), DriverFailure as never)
      await setup.setMode('accept')
      assert.isNull(await setup.registry.find(sent.pushId))
    })

    test('an upload can be cancelled, an unknown one cannot', async ({ assert }) => {
      const sent = push()
      await setup.registry.submit(sent)
      assert.equal((await setup.registry.cancel(sent.pushId, '姓名有误'))?.state, 'confirmed')
      const day = toWireTime(now())!.slice(0, 10)
      const listed = await setup.registry.list(day)
      assert.isFalse(listed.some(({ pushId }) => pushId === sent.pushId))
      assert.equal((await setup.registry.find(sent.pushId))?.state, 'refused')
      assert.equal((await setup.registry.cancel(randomUUID(), '姓名有误'))?.state, 'refused')
    })
  })
}
