import { test } from '@japa/runner'
import { isWorker, workerHeaders, workerUrl } from '../../../server/worker.js'

test.group('Service worker of the storefront', () => {
  test('the service worker is replaced when offline copies are disabled', ({ assert }) => {
    assert.equal(workerUrl('/sw.js', 'off'), '/sw-off.js')
    assert.equal(workerUrl('/sw.js?again', 'off'), '/sw-off.js')
    assert.equal(workerUrl('/index', 'off'), '/index')
    for (const copies of ['on', undefined]) assert.equal(workerUrl('/sw.js', copies), '/sw.js')
  })

  test('the service worker is always revalidated and calls only our origin', ({ assert }) => {
    assert.isTrue(['/sw.js', '/sw-off.js'].every(isWorker))
    assert.isFalse(isWorker('/_astro/sw.js'))
    assert.equal(workerHeaders['Cache-Control'], 'no-cache')
    assert.equal(workerHeaders['Content-Security-Policy'], "default-src 'none'; connect-src 'self'")
  })
})
