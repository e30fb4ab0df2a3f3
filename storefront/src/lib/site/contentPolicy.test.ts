import { expect, test } from 'vitest'
import { withHosts } from './contentPolicy'

const policy =
  "default-src 'none';img-src 'self' data:;media-src 'self';connect-src 'self'; script-src 'self' 'sha256-x=';"

test('hosts are added for pictures, videos and uploads', () => {
  const hosts = { storage: 'https://files.example', video: 'https://a.example https://b.example' }

  expect(withHosts(policy, hosts)).toBe(
    [
      "default-src 'none'",
      "img-src 'self' data: https://files.example",
      "media-src 'self' https://a.example https://b.example",
      "connect-src 'self' https://files.example https://a.example https://b.example",
      "script-src 'self' 'sha256-x='",
    ].join('; ')
  )
})

test('hosts are added once', () => {
  const hosts = { storage: 'https://files.example', video: 'https://files.example' }
  const once = withHosts(policy, hosts)

  expect(withHosts(once, hosts)).toBe(once)
})

test('without hosts nothing is let in', () => {
  expect(withHosts(policy, { storage: '', video: '' })).not.toContain('http')
})
