import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { registrationValidator } from '#accounts/registration/validators'
import { addressValidator } from '#accounts/addresses/validators'
import { verifyCode } from '#accounts/sms_codes/validators'
import { profileNameError } from '#accounts/profile/terms'
import { maskedIdCard, maskedTelephone, nameText, personName } from '#core/rules'
import {
  cutCharacters,
  normalizeIdCard,
  normalizePersonName,
  normalizeTelephone,
  personNameError,
  personNameMessages,
} from '#core/shared_rules'

test.group('Names of people', () => {
  test('middle dots and spaces have one spelling', ({ assert }) => {
    const dots = ['•', '‧', '・', '･', '⋅', '．', ' · ', ' • ', '.', '。', '. ', '﹒', '˙', '⸱']
    for (const dot of dots) assert.equal(normalizePersonName(`阿依古丽${dot}买买提`), '阿依古丽·买买提')
    assert.equal(normalizePersonName('　欧阳　 修 '), '欧阳 修')
    for (const name of ['J. Li', '买买提·吐尔逊', 'O. Henry']) assert.equal(normalizePersonName(name), name)
    assert.equal(normalizePersonName('Jose\u0301'), 'José')
  })

  test('characters that no ID card has are rejected', ({ assert }) => {
    const wrong = [
      '张三😎',
      '李\uE815四',
      '● 王五',
      '•赵六',
      '孙七•',
      '周■八',
      '吴❤️九',
      '郑1️⃣',
      '冯·',
      '陈··卫',
      '褚\u{E0101}',
    ]
    for (const name of wrong) assert.equal(personNameError(name), personNameMessages.characters, name)
    assert.equal(personNameError('张\u200B三'), personNameMessages.invisible)
  })

  test('usual and rare names are valid', ({ assert }) => {
    const right = ['诸葛𡋾', '古丽娜尔·阿不都热合曼', '李〇', "Anna O'Neil-Li", 'Müller', '山东培训（济南）', 'བསོད་ནམས']
    for (const name of right) assert.isNull(personNameError(name), name)
  })

  test('the profile takes the registered name of any length', ({ assert }) => {
    const long = '买买提江·阿不都克里木·吐尔逊'
    assert.isNull(profileNameError(long, long))
    assert.isNull(profileNameError(long.replaceAll('·', '•'), long))
    assert.equal(profileNameError(`${long}江`, long), '长度在2 到 10 个字符')
    assert.isNull(profileNameError('𡋾'.repeat(10), null))
    assert.isNotNull(profileNameError('𡋾', null))
  })
})

test.group('Lengths of text', () => {
  test('validators count characters, not UTF-16 units', async ({ assert }) => {
    const text = vine.create({ text: vine.string().minLength(2).maxLength(3) })
    assert.equal((await text.validate({ text: '𡋾𫝆𬼂' })).text, '𡋾𫝆𬼂')
    await assert.rejects(() => text.validate({ text: '𡋾' }))
    await assert.rejects(() => text.validate({ text: '𡋾𫝆𬼂国' }))
    const name = vine.create({ name: nameText().maxLength(2), person: personName().maxLength(4) })
    const input = { name: '𡋾𫝆', person: '𡋾 ・ 𫝆𬼂' }
    assert.deepEqual(await name.validate(input), { name: '𡋾𫝆', person: '𡋾·𫝆𬼂' })
  })

  test('forms with names count characters', async ({ assert }) => {
    const address = { region: ['370000', '370100', '370102'], address: '历山路', telephone: '13800138000' }
    assert.equal((await addressValidator.validate({ ...address, name: '𡋾'.repeat(10) })).name, '𡋾'.repeat(10))
    await assert.rejects(() => addressValidator.validate({ ...address, name: '𡋾' }))
    const form = { loginName: '+86 139-0013-9000', verifyCode: '123456', idCard: '370102 19900307 7414', passwd: 'x' }
    const result = await registrationValidator
      .validate({ ...form, userName: '𡋾'.repeat(21) })
      .catch(({ messages }) => messages.map(({ field }: { field: string }) => field))
    assert.include(result, 'userName')
    assert.notInclude(result, 'loginName')
  })

  test('no input has the length limit of browsers', async ({ assert }) => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url))
    const native = /<(?:input|textarea|Input|Input\.\w+)\b[^>]*?\smaxlength=/is
    const found: string[] = []
    for await (const file of glob('{storefront,backoffice}/src/**/*.{tsx,astro}', { cwd: root })) {
      if (native.test(await readFile(root + file, 'utf8'))) found.push(file)
    }
    assert.isEmpty(found)
    assert.match('<input\n value={a}\n maxLength={5} />', native)
  })

  test('a cut does not split a character', ({ assert }) => {
    assert.equal(cutCharacters('国𡋾𫝆', 2), '国𡋾')
    assert.equal(cutCharacters('国𡋾', 2), '国𡋾')
  })
})

test.group('Pasted numbers', () => {
  test('spaces and hyphens in an ID number are removed', async ({ assert }) => {
    for (const pasted of ['370705 19790205 053x', '370705-19790205-053X', '３７０７０５　１９７９０２０５０５３ｘ']) {
      assert.equal(normalizeIdCard(pasted), '37070519790205053X')
    }
    const more = ['370705\u200B19790205\uFEFF053x', "'37070519790205053X", '身份证号：370705·19790205·053x']
    const lookalikes = ['37070519790205053Ⅹ', '370705 19790205 053Х', '37070519790205053×']
    for (const pasted of [...more, ...lookalikes]) assert.equal(normalizeIdCard(pasted), '37070519790205053X', pasted)
    for (const wrong of ['37070519790205Ⅹ531', '张三37070519790205053X']) assert.equal(normalizeIdCard(wrong), wrong)
    const form = vine.create({ idCard: maskedIdCard(), telephone: maskedTelephone() })
    const input = { idCard: '370705 1979 0205 053x', telephone: '+86 158 0000 0105' }
    assert.deepEqual(await form.validate(input), { idCard: '37070519790205053X', telephone: '15800000105' })
    assert.deepEqual(await form.validate({ idCard: '3707**********053X', telephone: '158****0105' }), {
      idCard: '3707**********053X',
      telephone: '158****0105',
    })
    assert.deepEqual(await form.validate({ idCard: '', telephone: ' ' }), {})
  })

  test('an SMS code loses its spaces and width', async ({ assert }) => {
    const form = vine.create({ code: verifyCode() })
    assert.deepEqual(await form.validate({ code: ' ７０４ 215 ' }), { code: '704215' })
    await assert.rejects(() => form.validate({ code: '70421' }))
  })

  test('a telephone loses its country code and separators', ({ assert }) => {
    for (const pasted of ['+86 158-0000-0105', '0086 158 0000 0105', '8615800000105', '\u202D158 0000 0105\u202C']) {
      assert.equal(normalizeTelephone(pasted), '15800000105')
    }
    for (const pasted of ['(+86)15800000105', '158.0000.0105', 'tel:158-0000-0105', '手机：１５８００００ ０１０５']) {
      assert.equal(normalizeTelephone(pasted), '15800000105', pasted)
    }
    for (const other of ['zhang.san', '158.0000.010', 'a:15800000105']) assert.equal(normalizeTelephone(other), other)
    assert.equal(normalizeTelephone(' zhang-san '), 'zhang-san')
  })
})
