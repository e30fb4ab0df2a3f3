import { test } from '@japa/runner'
import { canonicalAddress } from '../../../server/address.js'

test.group('Canonical URLs', () => {
  const canonical = [
    '/',
    '/index/courses?courseType=3&page=1',
    '/api/public/search?keyword=%E9%80%A0%E4%BB%B7',
    '/api/public/search?keyword=a%5cb&x=\\',
    '/.well-known/jwks.json',
    '/login/%2Findex%2Fmy-cart',
    '/uploads/handout/%E8%AE%B2%E4%B9%89(1).pdf?Signature=a/b+c==',
    '/index/courses/',
    `/api/user/cart-items-batch?${'cartItemIds=1&'.repeat(99)}cartItemIds=1`,
  ]
  test('an ordinary URL is its own canonical form: {$self}')
    .with(canonical)
    .run(({ assert }, url) => assert.equal(canonicalAddress(url), url))

  const redirected = {
    '/index/%73earch?keyword=a': '/index/search?keyword=a',
    '/%63ertificates': '/certificates',
    '/index//search': '/index/search',
    '//index/search': '/index/search',
    '//evil.example/a': '/evil.example/a',
    '/index/./search': '/index/search',
    '/index/x/../search': '/index/search',
    '/index/%2e%2E/certificates': '/certificates',
    '/../../etc/passwd': '/etc/passwd',
    '/index/courses/.': '/index/courses/',
    '/a/..': '/',
    '/index/%e4%b8%ad': '/index/%E4%B8%AD',
    '/index/\u00e4\u00b8\u00ad?q=\u00e4\u00b8\u00ad': '/index/%E4%B8%AD?q=%E4%B8%AD',
    '/a|b': '/a%7Cb',
    'http://shop.example/index?x=1': '/index?x=1',
    'http://shop.example': '/',
  }
  test('another spelling leads to the canonical form: {$self}')
    .with(Object.keys(redirected) as (keyof typeof redirected)[])
    .run(({ assert }, url) => {
      assert.equal(canonicalAddress(url), redirected[url])
      assert.equal(canonicalAddress(redirected[url]), redirected[url], 'and stays there')
    })

  test('a URL that parsers read differently is rejected: {$self}')
    .with([
      '/index/courses?page=1&x=#&courseType=3',
      '/index/search#',
      '/index\\search',
      '/index/%5Csearch',
      '/index/a%00b',
      '/index/a\tb',
      '/index/%zz',
      '/%c0%ae%c0%ae/etc',
      '*',
      'index/courses',
      `/api/public/courses?${'&'.repeat(1001)}courseType=3`,
      `/api/public/courses?${'a=1&'.repeat(100)}courseType=3`,
    ])
    .run(({ assert }, url) => assert.isNull(canonicalAddress(url)))

  test('the canonical form of random URLs is stable', ({ assert }) => {
    const parts = ['a', '/', '//', '.', '..', '%2e', '%2F', '%41', '%e4%b8%ad', '~', '?', '&', '=']
    for (let round = 0; round < 5_000; round++) {
      const length = 1 + Math.floor(Math.random() * 9)
      const pick = () => parts[Math.floor(Math.random() * parts.length)]
      const once = canonicalAddress(`/${Array.from({ length }, pick).join('')}`)
      if (once !== null) assert.equal(canonicalAddress(once), once)
    }
  })
})
