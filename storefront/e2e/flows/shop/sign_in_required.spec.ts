import { expect, test } from '../../support/fixtures'

test.describe('Unsupported requests', () => {
  test('the image endpoint of Astro is disabled', async ({ request }) => {
    const answer = await request.get('/_image?href=%2Fimages%2Fservice-qr.png&w=9000&h=9000&f=avif')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type'] ?? '').not.toContain('image')
  })

  test('an unsupported method of a page returns 405', async ({ request }) => {
    for (const path of ['/index', '/admin-login', '/api/public/courses']) {
      const answer = await request.fetch(path, { method: 'TRACE' })
      expect(answer.status()).toBe(405)
    }
  })
})
