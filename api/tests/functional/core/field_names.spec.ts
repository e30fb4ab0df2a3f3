import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import vine from '@vinejs/vine'
import { registeredRoutes } from '#core/http/routes_table'
import { fieldNames } from '#start/field_names'
import { takenFields } from '#tests/functional/authorisation/taken_fields'

test.group('Field names', () => {
  test('every input field of a route has a Chinese name', ({ assert }) => {
    const names = new Set(registeredRoutes(router).flatMap(takenFields))

    assert.isAbove(names.size, 100)
    assert.deepEqual(
      [...names].filter((name) => !/\p{Script=Han}/u.test(fieldNames[name] ?? '')),
      []
    )
  })

  test('a list member is named like the list', async ({ assert }) => {
    const status = vine.number().in([1, 2])
    const lists = vine.create({
      orderStatus: vine.array(status.clone()),
      segments: vine.array(vine.tuple([vine.number(), vine.number()])),
    })

    const [error] = await lists.tryValidate({ orderStatus: [1, 9], segments: [[0, 'x']] })

    assert.deepEqual(
      error!.messages.map(({ message }: { message: string }) => message),
      ['订单状态不在可选范围内', '播放片段必须是数字']
    )
  })
})
