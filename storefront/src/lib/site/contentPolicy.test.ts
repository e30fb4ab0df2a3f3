import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '~/lib/paths'
import { canCheckFaces, withHashesOf, withHosts } from './contentPolicy'

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

test('the face vendor may run a script and be called', () => {
  const edited = withHosts(policy, { storage: '', video: '', face: 'https://o.alicdn.com' })

  expect(edited).toContain("script-src 'self' 'sha256-x=' https://o.alicdn.com")
  expect(edited).toContain("connect-src 'self' https://o.alicdn.com")
  expect(edited).toContain("img-src 'self' data:;")
})

test('only pages that check faces may load the vendor’s script', () => {
  const asking = [paths.profile, paths.myCert, paths.study(7), paths.course(7), paths.userPaper(7)]
  for (const path of [...asking, paths.testPaper(7, 'c-1')]) expect(canCheckFaces(path), path).toBe(true)
  for (const path of [paths.home, paths.myOrder, '/index/study-tips', '/login'])
    expect(canCheckFaces(path), path).toBe(false)
})

test('hosts are added once', () => {
  const hosts = { storage: 'https://files.example', video: 'https://files.example' }
  const once = withHosts(policy, hosts)

  expect(withHosts(once, hosts)).toBe(once)
})

test('a policy without hosts is unchanged', () => {
  expect(withHosts(policy, { storage: '', video: '' })).not.toContain('http')
})

test('the policy contains only the hashes of its page', () => {
  const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [style, module, other] = ['a{}', 'start()', 'elsewhere()'].map(sourceOf)
  const all = `script-src 'self' ${module} ${other}; style-src 'self' ${style}`
  const html = '<style>a{}</style><script type="module">start()</script><script>strange()</script><p>elsewhere()</p>'

  expect(withHashesOf(all, html)).toBe(`script-src 'self' ${module}; style-src 'self' ${style}`)
})

test('tags within attributes do not hide later elements', () => {
  const hash = createHash('sha256').update('a{}').digest('base64')
  const all = `style-src 'self' 'sha256-${hash}'`
  const html = `<meta content="<style><script>"><style>a{}</style><meta content="</script>">`

  expect(withHashesOf(all, html)).toBe(all)
})
