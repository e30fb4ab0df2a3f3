import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { fieldsSearchedByTelephone, nothing } from '#core/http/route_options'
import { telephoneSearch } from '#core/query_rules'

test.group('Searches that reveal numbers', () => {
  test('searches are recognized by their rule, whatever the field’s name', ({ assert }) => {
    const validator = vine.create({ name: vine.string(), number: telephoneSearch() })

    assert.deepEqual(fieldsSearchedByTelephone(validator), ['number'])
    assert.deepEqual(fieldsSearchedByTelephone(vine.create({ number: vine.string() })), [])
    assert.deepEqual(fieldsSearchedByTelephone(nothing), [])
  })
})
