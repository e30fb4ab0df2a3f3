import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { clientAddress, isTrustedProxy } from '../../../server/client_address.js'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.group('Client address', (group) => {
  group.each.setup(() => {
    const before = process.env.TRUST_PROXY
    process.env.TRUST_PROXY = '172.30.0.10'
    return () => void (process.env.TRUST_PROXY = before ?? '')
  })

  test('only the configured proxy can name client addresses', ({ assert }) => {
    assert.equal(clientAddress(request('::ffff:172.30.0.10', '203.0.113.7')), '203.0.113.7')
    assert.equal(clientAddress(request('172.30.0.10', '6.6.6.6, 203.0.113.7')), '203.0.113.7')
    assert.equal(clientAddress(request('172.30.0.10')), '172.30.0.10')
    assert.equal(clientAddress(request('172.30.0.11', '203.0.113.7')), '172.30.0.11')
  })

  test('no proxy is trusted without a setting', ({ assert }) => {
    process.env.TRUST_PROXY = ''
    assert.isFalse(isTrustedProxy(''))
    assert.isFalse(isTrustedProxy(undefined))
    assert.isFalse(isTrustedProxy('127.0.0.1'))
  })
})
