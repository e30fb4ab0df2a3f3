import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { clientAddress, isTrustedProxy, networkOf } from '../../../server/client_address.js'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.group('Who asks', (group) => {
  group.each.setup(() => {
    const before = process.env.TRUST_PROXY
    process.env.TRUST_PROXY = '172.30.0.10'
    return () => void (process.env.TRUST_PROXY = before ?? '')
  })

  test('only the configured proxy names others', ({ assert }) => {
    assert.equal(clientAddress(request('::ffff:172.30.0.10', '203.0.113.7')), '203.0.113.7')
    assert.equal(clientAddress(request('172.30.0.10', '6.6.6.6, 203.0.113.7')), '203.0.113.7')
    assert.equal(clientAddress(request('172.30.0.10')), '172.30.0.10')
    assert.equal(clientAddress(request('172.30.0.11', '203.0.113.7')), '172.30.0.11')
  })

  test('nobody is trusted without a setting', ({ assert }) => {
    process.env.TRUST_PROXY = ''
    assert.isFalse(isTrustedProxy(''))
    assert.isFalse(isTrustedProxy(undefined))
    assert.isFalse(isTrustedProxy('127.0.0.1'))
  })

  test('an IPv6 customer is the first half of the address', ({ assert }) => {
    const same = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6']
    assert.lengthOf([...new Set(same.map(networkOf))], 1)
    assert.notEqual(networkOf('2001:db8:1:3::1'), networkOf(same[0]))
    assert.equal(networkOf('::ffff:10.0.0.1'), '10.0.0.1')
    assert.equal(networkOf('::1'), '0:0:0:0::/64')
    assert.notEqual(networkOf('10.0.0.1'), networkOf('10.0.0.2'))
  })
})
