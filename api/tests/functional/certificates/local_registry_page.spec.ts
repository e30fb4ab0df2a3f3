import { test } from '@japa/runner'
import LocalRegistry from '#drivers/hours/local_registry'

test.group('The page of the local registry', (group) => {
  group.each.teardown(() => new LocalRegistry().setMode('accept'))

  test('a button redirects to the page', async ({ client, assert }) => {
    const response = await client.post('/local/province/mode').form({ mode: 'down' }).redirects(0)
    response.assertStatus(303)
    response.assertHeader('location', '/local/province')
    assert.equal(await new LocalRegistry().mode(), 'down')
  })

  test('a JSON request gets JSON', async ({ client }) => {
    const result = await client.post('/local/province/mode').json({ mode: 'late' })
    result.assertBodyContains({ code: '200', mode: 'late' })
  })
})
