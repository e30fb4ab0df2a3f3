import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Channel from '#channels/channel'
import { commissionRates } from '#channels/rates/commission_rate'
import { messages } from '#channels/terms'
import User from '#accounts/user'
import db from '@adonisjs/lucid/services/db'
import { exchangeFolder, fixture, previewAndImport } from './exchange.js'

test.group('Imported staff', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('teachers and channels arrive without a password', async ({ assert, cleanup }) => {
    const { progress } = await previewAndImport(cleanup, fixture('good'))

    assert.containsSubset(progress.written, { people: { new: 4 }, staff: { new: 2 } })
    const [teacher, partner] = await User.query().whereIn('loginName', ['lizhixing', 'qilupeixun']).orderBy('id')
    assert.deepEqual([teacher!.passwordHash, Boolean(teacher!.mustChangePassword)], ['!', true])
    const channel = await Channel.findByOrFail('userId', partner!.id)
    assert.containsSubset(channel.$attributes, { exclusiveCode: 'K7Q2M9', discountBp: 9_500, kind: 'school' })
    assert.deepEqual(await commissionRates(db.connection(), channel.id), [{ fromMonth: '0000-01', rateBp: 1_250 }])
  })

  test('admins, easy codes and taken login names are refused', async ({ assert, cleanup }) => {
    const lines = [
      'source_id,role,user_name,login_name,exclusive_code',
      '1,admin,管理员,admin-2,',
      '2,channel,渠道一,partner-1,AAAAAA',
      '3,teacher,讲师一,teacher-1,',
      '4,teacher,讲师二,teacher-1,',
      '5,teacher,讲师三,teacher-3,K7Q2M9',
    ]
    const folder = await exchangeFolder(cleanup, { 'staff.csv': lines.join('\n') })

    const { rows } = await previewAndImport(cleanup, folder)

    assert.deepEqual(
      rows.map(({ line, message }) => [line, message]),
      [
        [2, '角色应为讲师或渠道，例如 讲师'],
        [3, messages.codeTooEasy],
        [5, '与第4行重复'],
        [6, '讲师没有专属码、折扣、渠道类型和佣金'],
      ]
    )
    assert.lengthOf(await User.all(), 1)
  })
})
