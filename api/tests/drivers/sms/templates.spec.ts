import { test } from '@japa/runner'
import { reminderCourse } from '#commerce/training_centre/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import { smsTemplates, smsText, SmsValueLength, variablesOf } from '#drivers/sms/notice_texts'

/** Rules of the vendor for the text of a template (docs/drivers.md). */
const restricted = /[【】]|注册筑学|登录或注册|职业培训|邀请|招生|推广|优惠/

test.group('Templates of SMS', () => {
  test('every template keeps the rules of the vendor', ({ assert }) => {
    assert.lengthOf(smsTemplates, 19)
    for (const { name, kind, text } of smsTemplates) {
      const variables = variablesOf(text)
      assert.isAtMost(text.length, 500, name)
      assert.notMatch(text, restricted, name)
      assert.notMatch(text, /\}\$\{/, `${name}: two variables side by side`)
      assert.lengthOf(new Set(variables), variables.length, `${name}: a variable twice`)
      if (kind === 'code') {
        assert.include(text, '验证码', name)
        assert.deepEqual(variables, ['code'], name)
      }
    }
  })

  test('every purpose of a code has a template', ({ assert }) => {
    const codes = smsTemplates.filter(({ kind }) => kind === 'code').map(({ name }) => name)
    assert.sameMembers(codes, Object.values(SmsPurpose))
    assert.equal(
      smsText('login', { code: '012345' }),
      '【筑学】您的验证码是012345，用于登录，10分钟内有效，请勿告诉他人。'
    )
    assert.isNull(smsText('unknown', {}))
  })

  test('long course names fit into a variable', ({ assert }) => {
    const long = '二级建造师继续教育建筑工程专业必修课程全部内容精讲与案例分析'
    for (const names of [[long], [long, long], Array(1_000).fill(long)]) {
      assert.isAtMost(reminderCourse(names).length, SmsValueLength)
    }
  })
})
