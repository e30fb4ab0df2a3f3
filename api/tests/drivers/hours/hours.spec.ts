import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DriverFailure } from '#drivers/driver_failure'
import LocalRegistry from '#drivers/hours/local_registry'
import SignedRegistry from '#drivers/hours/signed_registry'
import { appId, fakeProvince, secret } from '#tests/drivers/hours/fake_province'
import { hoursRegistryContract, push } from '#tests/drivers/hours/contract'

async function localRegistry() {
  const folder = await mkdtemp(join(tmpdir(), 'province-'))
  const close = () => rm(folder, { recursive: true, force: true })
  return { registry: new LocalRegistry(folder), close }
}

async function overHttp(tamper?: (envelope: string) => string) {
  const local = await localRegistry()
  const province = await fakeProvince(local.registry, tamper)
  const { endpoint } = province
  return {
    registry: new SignedRegistry({ endpoint, appId, secret, minutesPerHour: 45 }),
    setMode: local.registry.setMode.bind(local.registry),
    faults: province.faults,
    async close() {
      await province.close()
      await local.close()
    },
  }
}

hoursRegistryContract('on this machine', async () => {
  const { registry, close } = await localRegistry()
  return { registry, close, setMode: registry.setMode.bind(registry) }
})
hoursRegistryContract('over signed HTTP', () => overHttp())

test.group('Signed HTTP to the registry', () => {
  test('requests are signed as the contract specifies', async ({ assert }) => {
    const { registry, faults, close } = await overHttp()
    await registry.submit(push(67.5))
    await registry.list('2026-05-04')
    await close()
    assert.isEmpty(faults)
  })

  const spoiled: Record<string, (envelope: string) => string> = {
    'another receipt': (envelope) => envelope.replace(/SD\w+/, 'SD000000000000'),
    'an invalid signature': (envelope) => JSON.stringify({ ...JSON.parse(envelope), signature: '0'.repeat(64) }),
    'no signature': (envelope) => JSON.parse(envelope).answer,
    'a truncated body': (envelope) => envelope.slice(0, 40),
    'an array': () => '[]',
  }
  for (const [name, tamper] of Object.entries(spoiled)) {
    test(`a response with ${name} is rejected`, async ({ assert }) => {
      const { registry, close } = await overHttp(tamper)
      await assert.rejects(() => registry.submit(push()), DriverFailure as never)
      await close()
    })
  }
})
