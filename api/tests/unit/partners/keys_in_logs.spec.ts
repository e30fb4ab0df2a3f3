import { test } from '@japa/runner'
import { maskNumbers } from '#core/log_redaction'
import { createKey } from '#partners/keys/key_format'

test.group('Service keys in the log', () => {
  test('a log line shows no service key', ({ assert }) => {
    const line = (key: string) => `{"url":"/api/v1/me?key=${key}","msg":"request"}`
    assert.equal(maskNumbers(line(createKey())), line('zxk_test_…'))
  })
})
