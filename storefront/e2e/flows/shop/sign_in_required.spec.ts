import { expect, test } from '../../support/fixtures'

test.describe('What the shop does not offer', () => {
  test('the framework draws no pictures for strangers', async ({ request }) => {
    const answer = await request.get('/_image?href=%2Fimages%2Fservice-qr.png&w=9000&h=9000&f=avif')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type'] ?? '').not.toContain('image')
  })

  test('a method of no page answers 405', async ({ request }) => {
    for (const path of ['/index', '/admin-login', '/api/public/courses']) {
      const answer = await request.fetch(path, { method: 'TRACE' })
      expect(answer.status()).toBe(405)
    }
  })
})
