import { expect, test } from 'vitest'
import { widened } from './contentPolicy'

const policy =
  "default-src 'none';img-src 'self' data:;media-src 'self';connect-src 'self'; script-src 'self' 'sha256-x=';"

test('hosts of the installation are let in where pictures, films and uploads go', () => {
  const hosts = { storage: 'https://files.example', video: 'https://a.example https://b.example' }

  expect(widened(policy, hosts)).toBe(
    [
      "default-src 'none'",
      "img-src 'self' data: https://files.example",
      "media-src 'self' https://a.example https://b.example",
      "connect-src 'self' https://files.example https://a.example https://b.example",
      "script-src 'self' 'sha256-x='",
    ].join('; ')
  )
})

test('a policy that was widened before stays as it is', () => {
  const hosts = { storage: 'https://files.example', video: 'https://files.example' }
  const once = widened(policy, hosts)

  expect(widened(once, hosts)).toBe(once)
})

test('without hosts nothing is let in', () => {
  expect(widened(policy, { storage: '', video: '' })).not.toContain('http')
})
