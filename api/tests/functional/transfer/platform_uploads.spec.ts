import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { PruneImports } from '#transfer/admin/prune_imports'
import { runFolder } from '#transfer/runs/active_run'
import { KeepReportDays, messages } from '#transfer/terms'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { importOf, processNext, setUpImports, uploadImport, withoutJobs, zipOf } from './board_imports.js'

const title = '建筑必修课'
const orderNo = '2024030109050001'

function edusoho({ telephone }: { telephone: string }) {
  return {
    'accounts.csv': [
      'id,nickname,verifiedMobile,createdTime,loginTime,locked,destroyed,truename,idcard,mobile',
      `1,zhou,${telephone},1709254800,1760000000,0,0,周若谷,,`,
      '2,gone,,1709254800,0,0,1,,,',
    ].join('\n'),
    'orders.csv': [
      '订单号,订单名称,订单状态,实付总额,支付方式,用户名,真实姓名,联系电话,创建时间,付款时间',
      `${orderNo},${title},已付款,138.00,支付宝,zhou,周若谷,--,2024-3-01 9:05:00,2024-3-01 9:06:10`,
    ].join('\n'),
    'scan.csv': '"没有配对的引号\n',
  }
}

test.group('Uploads of files of EduSoho and Moodle', (group) => {
  group.tap((one) => one.tags(['@engine']))
  const setup = setUpImports(group)

  async function downloaded(client: any, admin: CreatedUser, id: number, file: string): Promise<string> {
    const { url } = (await client.get(`/api/admin/imports/${id}/${file}`).as(admin)).body()
    return (await fetch(`http://127.0.0.1:${process.env.PORT}${url}`)).text()
  }

  test('orders are imported after an admin fills in the titles', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const person = otherUser()
    const query = { fileFormat: 'edusoho', source: 'school', sourceName: '某某网校' }
    const { importId } = await uploadImport(admin, zipOf(edusoho(person)), query)

    const first = await importOf(client, admin, importId)
    assert.include(first, { state: 'checked', fileFormat: 'edusoho', sourceName: '某某网校' })
    assert.include(first, { hasUnmapped: true, hasTitles: true })
    assert.deepEqual(
      first.objects.map(({ object, found }: any) => [object, found.added]),
      [['people', 1]]
    )
    const sentences = first.problems.map(({ file, level, message }: any) => [file, level, message])
    assert.deepInclude(sentences, ['titles.csv', 'warning', messages.mapTitles(1)])
    assert.deepInclude(sentences, ['accounts.csv', 'warning', messages.mapSkipped(1)])
    assert.isTrue(sentences.some(([file, level]: string[]) => file === 'scan.csv' && level === 'error'))
    assert.include(await downloaded(client, admin, importId, 'unmapped'), '已注销的账号不迁移')
    const titles = await downloaded(client, admin, importId, 'titles')
    assert.include(titles, `${title},`)
    await client.post(`/api/admin/imports/${importId}/discard`).as(admin)

    const courseId = await course()
    const filled = titles.replace(`${title},`, `${title},#${courseId}`)
    const { importId: second } = await uploadImport(admin, zipOf({ ...edusoho(person), 'titles.csv': filled }), query)
    const preview = await importOf(client, admin, second)
    assert.include(preview, { hasTitles: false, canStart: true })
    await client.post(`/api/admin/imports/${second}/start`).as(admin)

    const done = await importOf(client, admin, second)
    assert.include(done, { state: 'done', reason: null })
    const learner = await db.from('users').where('telephone', person.telephone).firstOrFail()
    const order = await db.from('orders').where('user_id', learner.id).firstOrFail()
    const link = await db.from('import_links').where({ object: 'orders', row_id: order.id }).firstOrFail()
    assert.include(link, { source: 'school', source_id: orderNo })
    assert.isNotNull(await db.from('user_courses').where({ user_id: learner.id, course_id: courseId }).first())
    assert.isFalse(existsSync(runFolder(second)))
  })

  test('an upload of which nothing is mapped ends with a report', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const grades = 'First name,Email address,Quiz 1 (Real)\nRuogu,a@b.cn,8\n'
    const { importId } = await uploadImport(admin, zipOf({ 'grades.csv': grades }), { fileFormat: 'moodle' })

    const found = await importOf(client, admin, importId)
    assert.include(found, { state: 'checked', sourceName: 'Moodle', hasUnmapped: true, hasTitles: false })
    assert.isEmpty(found.objects)
    assert.include(await downloaded(client, admin, importId, 'unmapped'), '不能作为学时迁移')
    const titles = (await client.get(`/api/admin/imports/${importId}/titles`).as(admin)).body()
    assert.equal(titles.msg, messages.noUnmapped)
  })

  test('a mapping starts again after a kill', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const restore = withoutJobs()
    const { importId } = await uploadImport(admin, zipOf(edusoho(otherUser())), { fileFormat: 'edusoho' })
    restore()
    const half = join(runFolder(importId), 'mapped.part')
    await mkdir(half, { recursive: true })
    await writeFile(join(half, 'people.csv'), 'source_id,user_na')
    await writeFile(join(half, 'names.sqlite'), 'half a database')

    assert.isTrue(await processNext())

    const found = await importOf(client, admin, importId)
    assert.include(found, { state: 'checked' })
    assert.equal(found.found.added, 1)
  })

  test('files of a mapping are removed with the report', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { importId } = await uploadImport(admin, zipOf(edusoho(otherUser())), { fileFormat: 'edusoho' })
    assert.lengthOf(await setup.store.listing(), 4)

    const later = now().plus({ days: KeepReportDays + 1 })
    setClock(() => later)
    await (await app.container.make(PruneImports)).execute()

    assert.isEmpty(await setup.store.listing())
    assert.include(await importOf(client, await createUser(Role.Admin), importId), {
      hasReport: false,
      hasUnmapped: false,
      hasTitles: false,
    })
  })
})
