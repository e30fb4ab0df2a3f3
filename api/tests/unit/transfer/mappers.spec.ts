import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { mapFolder, mappers } from '#transfer/mappers/map_folder'
import { messages } from '#transfer/terms'

test.group('Files of other platforms', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zhuxue-mapper-'))
    return () => rm(folder, { recursive: true })
  })

  async function mapped(platform: string, files: Record<string, string | Buffer>) {
    const [from, to] = [join(folder, 'from'), join(folder, `to-${Math.random()}`)]
    await rm(from, { recursive: true, force: true })
    await mkdir(from)
    for (const [name, content] of Object.entries(files)) await writeFile(join(from, name), content)
    const { counts, problems } = await mapFolder({ mapper: mappers[platform]!, from, to, source: `${platform}-old` })
    const read = async (name: string) =>
      (await readFile(join(to, name), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')
    return { counts, problems, read }
  }

  const orderHead = '订单号,订单名称,订单状态,实付总额,支付方式,用户名,真实姓名,联系电话,创建时间,付款时间'
  const orders = [
    orderHead,
    '"2024030109050001\t",建筑必修课,已付款,￥138.00,支付宝,zhou,周若谷,13800000001,2024-3-01 9:05:00,2024-3-01 9:06:10',
    '2024030109050002,不认识的课,已付款,20.00,微信支付,xu,徐静怡,13800000002,2024-3-02 10:00:00,2024-3-02 10:01:00',
    '2024030109050003,建筑必修课,未付款,138.00,--,xu,--,--,2024-3-03 10:00:00,--',
    '2024030109050004,建筑必修课,火星状态,138.00,--,xu,--,--,2024-3-03 10:00:00,--',
  ].join('\n')

  test('orders of EduSoho need the course of each title', async ({ assert }) => {
    const { counts, read } = await mapped('edusoho', { 'orders-2024.csv': orders })

    assert.deepEqual(counts, { 'unmapped.csv': 4, 'titles.csv': 2 })
    assert.deepEqual(await read('titles.csv'), ['title,course', '建筑必修课,', '不认识的课,'])
  })

  test('orders of EduSoho become orders with a line and a payment', async ({ assert }) => {
    const titles = '建筑必修课,12\n'
    const { counts, read } = await mapped('edusoho', { 'orders-2024.csv': orders, 'titles.csv': titles })

    assert.include(counts, { 'orders.csv': 2, 'order_lines.csv': 2, 'payments.csv': 1, 'unmapped.csv': 2 })
    const [, paid, closed] = await read('orders.csv')
    assert.equal(paid, '2024030109050001,zhou,paid,2024-03-01 09:05:00,2024-03-01 09:06:10,138.00')
    assert.equal(closed, '2024030109050003,xu,closed,2024-03-03 10:00:00,,138.00')
    assert.include((await read('payments.csv'))[1], ',alipay,138.00,')
    assert.include((await read('unmapped.csv'))[2], '火星状态')
  })

  test('a person of several EduSoho files is completed from all of them', async ({ assert }) => {
    const accounts = [
      'id,nickname,verifiedMobile,createdTime,loginTime,locked,destroyed,truename,idcard,mobile',
      '1,zhou,13800000001,1709254800,1760000000,0,0,,,',
      '2,gone,13800000009,1709254800,0,0,1,,,',
      '3,xu,,1709254800,0,1,0,徐静怡,,13800000002',
    ].join('\n')
    const sheet =
      'EduSoho 用户导入模板\n用户名,邮箱,密码,姓名,身份证号,手机号\nzhou,--,x,周若谷,370102199003070011,--\n'
    const { read, counts } = await mapped('edusoho', { 'accounts.csv': accounts, 'sheet.csv': sheet })

    const [head, zhou, xu] = await read('people.csv')
    assert.equal(head, 'source_id,user_name,telephone,telephone_verified,id_card,registered_at,last_login_at,status')
    assert.equal(zhou, 'zhou,周若谷,13800000001,1,370102199003070011,2024-03-01 09:00:00,2025-10-09 16:53:20,active')
    assert.include(xu, 'xu,徐静怡,13800000002,0,,')
    assert.include(xu, 'disabled')
    assert.equal(counts['unmapped.csv'], 1)
  })

  test('members of an EduSoho course get its entitlement', async ({ assert }) => {
    const content =
      '用户名,邮箱,加入时间,学习进度,姓名,性别,手机,公司,职业,头衔,微博\nzhou,--,2024-3-5 8:00:00,50%,周若谷,男,13800000001,a,b,c,d\n'
    const { read } = await mapped('edusoho', { 'members-12.csv': content })

    assert.equal((await read('entitlements.csv'))[1], '12/zhou,zhou,12,admin,2024-03-05 08:00:00')
  })

  test('a file with a short row is not moved', async ({ assert }) => {
    const head = '用户名,邮箱,加入时间,学习进度,姓名,性别,手机,公司,职业,头衔,微博,学历'
    const row = 'zhou,--,2024-3-5 8:00:00,50%,周若谷,男,13800000001,a,b,c,d,本科'
    const short = row.replace(',d,', ',')
    const { counts, problems } = await mapped('edusoho', { 'members-12.csv': [head, row, short].join('\n') })

    assert.isEmpty(counts)
    const problem = { code: 'E_FILE', facts: { reason: messages.mapCells } }
    assert.deepEqual(problems, [{ file: 'members-12.csv', line: 3, problem }])
  })

  test('files that cannot be read are named with a reason', async ({ assert }) => {
    const unreadable = Buffer.from([0xff, 0xff, 0x00, 0x80])
    const { problems, read } = await mapped('edusoho', { 'a.csv': unreadable, 'b.xlsx': 'PK', 'c.csv': 'x\n"a\n' })

    assert.deepEqual(
      problems.map(({ file, problem }) => [file, problem.code]),
      [
        ['a.csv', 'E_FILE'],
        ['c.csv', 'E_FILE'],
        ['b.xlsx', 'W_RULE'],
      ]
    )
    assert.include((await read('unmapped.csv'))[1], messages.mapOtherType)
  })

  test('a platform file with the name of an exchange file is mapped', async ({ assert }) => {
    const { counts } = await mapped('edusoho', { 'orders.csv': orders, 'titles.csv': '建筑必修课,#12\n' })
    assert.include(counts, { 'orders.csv': 2, 'unmapped.csv': 2 })
  })

  test('unmapped rows have no whole number of a person', async ({ assert }) => {
    const { read } = await mapped('edusoho', { 'o.csv': orders.replace('不认识的课', '联系13800000001') })
    assert.notInclude((await read('unmapped.csv')).join('\n'), '13800000001')
  })

  test('a file in GB18030 is read as one in UTF-8', async ({ assert }) => {
    // 用户名,密码,身份证号,姓名 / zhou,x,,周若谷
    const bytes = Buffer.from(
      'd3c3bba7c3fb2cc3dcc2eb2cc9edb7ddd6a4bac52cd0d5c3fb0a7a686f752c782c2cd6dcc8f4b9c80a',
      'hex'
    )
    const { read } = await mapped('edusoho', { 'people-gbk.csv': bytes })

    assert.include((await read('people.csv'))[1], 'zhou,周若谷,')
  })

  test('users and enrolments of Moodle become people and entitlements', async ({ assert }) => {
    const users = [
      'username,firstname,lastname,idnumber,phone1,phone2,suspended,timecreated,course1,enrolstatus1,course2',
      'zhou,若谷,周,370102199003070011,0531-1,13800000001,0,1709254800,law,1,fire',
      'smith,John,Smith,E-17,,,1,1709254800,,,',
    ].join('\n')
    const { read, counts } = await mapped('moodle', { 'users.csv': users, 'titles.csv': 'law,12\n' })

    const [, zhou, smith] = await read('people.csv')
    assert.include(zhou, 'zhou,周若谷,13800000001,,370102199003070011,2024-03-01 09:00:00')
    assert.include(smith, 'smith,John Smith,,,,')
    assert.equal((await read('entitlements.csv'))[1], '12/zhou,zhou,12,admin,2024-03-01 09:00:00,off')
    assert.include(counts, { 'unmapped.csv': 1, 'titles.csv': 1 })
  })

  test('a telephone as user name becomes a keyed id in all files', async ({ assert }) => {
    const accounts = [
      'id,nickname,verifiedMobile,createdTime,loginTime,locked,destroyed,truename,idcard,mobile',
      '1,13800000001,13800000001,1709254800,1760000000,0,0,,,',
    ].join('\n')
    const order = [orderHead, orders.split('\n')[1]!.replace('zhou', '13800000001')].join('\n')
    const titles = '建筑必修课,12\n'
    const { read } = await mapped('edusoho', {
      'accounts.csv': accounts,
      'orders-2024.csv': order,
      'titles.csv': titles,
    })

    const [id, name] = (await read('people.csv'))[1]!.split(',')
    assert.match(id!, /^n-[0-9a-f]{32}$/)
    assert.equal(name, '周若谷')
    assert.equal((await read('orders.csv'))[1]!.split(',')[1], id)
  })

  test('grades and completions of Moodle are named as not moved', async ({ assert }) => {
    const grades = 'First name,Email address,Quiz 1 (Real)\nRuogu,a@b.cn,8\n'
    const { read, counts } = await mapped('moodle', { 'grades.csv': grades })

    assert.deepEqual(counts, { 'unmapped.csv': 1 })
    assert.include((await read('unmapped.csv'))[1], '不能作为学时迁移')
  })

  test('files of the exchange format are copied', async ({ assert }) => {
    const hours = 'source_id,person,course\n1,zhou,12\n'
    const { read } = await mapped('edusoho', { 'hours.csv': hours })

    assert.include((await read('hours.csv')).join('\n'), '1,zhou,12')
    assert.include((await read('manifest.json')).join('\n'), 'edusoho-old')
  })
})
