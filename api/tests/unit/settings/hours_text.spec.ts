import { test } from '@japa/runner'
import { hoursText } from '#settings/hours/terms'

test.group('Credit in both units', () => {
  test('minutes are written with the 学时 of the setting', ({ assert }) => {
    assert.equal(hoursText(720, 45), '16 学时（720 分钟）')
    assert.equal(hoursText(80, 45), '1.8 学时（80 分钟）')
    assert.equal(hoursText(720, 60), '12 学时（720 分钟）')
    assert.equal(hoursText(0, 45), '0 学时')
    assert.equal(hoursText(0.3, 45), '0 学时（0.3 分钟）')
  })
})
