import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { fieldsSearchedByTelephone, nothing } from '#core/http/route_options'
import { telephoneSearch } from '#core/query_rules'

test.group('Searches that count as reveals', () => {
  test('are known by their rule, whatever the field is called', ({ assert }) => {
    const validator = vine.create({ name: vine.string(), number: telephoneSearch() })

    assert.deepEqual(fieldsSearchedByTelephone(validator), ['number'])
    assert.deepEqual(fieldsSearchedByTelephone(vine.create({ number: vine.string() })), [])
    assert.deepEqual(fieldsSearchedByTelephone(nothing), [])
  })
})
