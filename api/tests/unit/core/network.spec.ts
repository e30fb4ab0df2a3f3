import { test } from '@japa/runner'
import { ipBucket, subnetOf, sitePrefixOf } from '#core/http/ip_ranges'

const rows: [ip: string, address: string, network: string, site: string][] = [
  ['203.0.113.77', '203.0.113.77', '203.0.113/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113/24', '203.0.113.77'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113/24', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2/64', '2001:db8:1:2/64', '2001:db8:1/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2/64', '2001:db8:1:2/64', '2001:db8:1/48'],
  ['2001:0db8::', '2001:db8:0:0/64', '2001:db8:0:0/64', '2001:db8:0/48'],
  ['fe80::1%eth0', 'fe80:0:0:0/64', 'fe80:0:0:0/64', 'fe80:0:0/48'],
  ['::1', '0:0:0:0/64', '0:0:0:0/64', '0:0:0/48'],
]

test.group('Subnets for rate limits', () => {
  test('{$self}')
    .with(rows)
    .run(({ assert }, [ip, address, network, site]) => {
      assert.deepEqual([ipBucket(ip), subnetOf(ip), sitePrefixOf(ip)], [address, network, site])
    })
})
