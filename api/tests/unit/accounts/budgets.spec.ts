import { test } from '@japa/runner'
import { visitorQuotas } from '#accounts/sessions/visitor_quotas'

test.group('Rate limits of registration and resets (docs/threats.md T04)', () => {
  const ip = '198.51.100.7'
  const limitsOf = (device: { id: string; people: {} } | null) =>
    visitorQuotas('reset', '13800000000', { ip, device }).map(
      ({ key, calls }) => [key.replace(/telephone:.+/, 'telephone'), calls] as const
    )

  test('a known device has its own limit inside its address’s', ({ assert }) => {
    assert.deepEqual(limitsOf({ id: 'a', people: {} }), [
      ['reset:telephone', 10],
      ['reset:device:a', 10],
      ['reset:address:198.51.100.7', 120],
    ])
  })

  test('unknown devices get half of the limit of their address', ({ assert }) => {
    assert.deepEqual(limitsOf(null), [
      ['reset:telephone', 10],
      ['reset:newDevices:198.51.100.7', 60],
      ['reset:address:198.51.100.7', 120],
    ])
  })
})
