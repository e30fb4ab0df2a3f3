import { apiClientFor } from '../../support/api_calls'
import { serverTime } from '../../support/clock'
import { demoUser } from '../../support/people'
import { register } from '../../support/new_user'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('an admin creates, rotates and revokes a key', { tag: '@smoke' }, async ({ page, request }) => {
  const owner = await register(request)
  const name = `人事系统 ${Date.now()}`
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/service-accounts')
  await page.getByRole('button', { name: '新增服务账号' }).click()
  const form = page.getByRole('dialog', { name: '新增服务账号' })
  await form.getByLabel('名称').fill(name)
  await form.getByLabel('账号的手机号').fill('13000000000')
  await form.getByLabel('联系人').fill('王工')
  await form.getByLabel('联系邮箱').fill('hr@example.com')
  await form.getByLabel('允许的网络地址').fill('example')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('请输入网络地址，例如 203.0.113.8 或 203.0.113.0/24')).toBeVisible()
  await form.getByLabel('允许的网络地址').fill('')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('没有使用这个手机号的学员账号')).toBeVisible()
  await form.getByLabel('账号的手机号').fill(owner.telephone)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: `密钥 ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: `${name} 的密钥` })
  await drawer.getByRole('button', { name: '新增密钥' }).click()
  const keyForm = page.getByRole('dialog', { name: '新增密钥' })
  await keyForm.getByLabel('密钥名称').fill('正式环境')
  await keyForm.getByLabel('读取名额', { exact: true }).check()
  await keyForm.getByRole('button', { name: /^新\s*增$/ }).click()
  const shown = page.getByRole('dialog', { name: '新的密钥' })
  const first = (await shown.locator('code').textContent())!.trim()
  await shown.getByRole('button', { name: '我已保存' }).click()
  const statusOf = async (key: string) =>
    (await request.get('/api/v1/me', { headers: { authorization: `Bearer ${key}` } })).status()
  expect(await statusOf(first)).toBe(200)

  await drawer.getByRole('button', { name: '更换 正式环境' }).click()
  const rotation = page.getByRole('dialog', { name: '更换「正式环境」' })
  await rotation.getByText('立即停用').click()
  await rotation.getByRole('button', { name: /^更\s*换$/ }).click()
  const second = (await shown.locator('code').textContent())!.trim()
  await shown.getByRole('button', { name: '我已保存' }).click()
  expect(await statusOf(first)).toBe(401)
  expect(await statusOf(second)).toBe(200)

  await drawer.getByRole('button', { name: '停用 正式环境' }).click()
  await page
    .getByRole('dialog', { name: '停用「正式环境」' })
    .getByRole('button', { name: /^停\s*用$/ })
    .click()
  await expect(drawer.getByRole('button', { name: '停用 正式环境' })).toHaveCount(0)
  expect(await statusOf(second)).toBe(401)
})

test('an admin adds, changes and deletes an endpoint for events', async ({ page, request }) => {
  const owner = await register(request)
  const name = `培训系统 ${Date.now()}`
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/service-accounts')
  await page.getByRole('button', { name: '新增服务账号' }).click()
  const form = page.getByRole('dialog', { name: '新增服务账号' })
  await form.getByLabel('名称').fill(name)
  await form.getByLabel('账号的手机号').fill(owner.telephone)
  await form.getByLabel('联系人').fill('王工')
  await form.getByLabel('联系邮箱').fill('hr@example.com')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: `接收地址 ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: `${name} 的接收地址` })
  await drawer.getByRole('button', { name: '新增接收地址' }).click()
  const endpoint = page.getByRole('dialog', { name: '新增接收地址' })
  await endpoint.getByLabel('接收地址').fill('https://127.0.0.1/hook')
  await endpoint.getByRole('button', { name: '保存' }).click()
  await expect(endpoint.getByText('接收地址的域名无法解析，或指向内部网络')).toBeVisible()
  // A public address that nothing calls: no event happens.
  const url = 'https://8.8.8.8/hook'
  await endpoint.getByLabel('接收地址').fill(url)
  await endpoint.getByRole('button', { name: '保存' }).click()
  const secret = page.getByRole('dialog', { name: '签名密钥' })
  await expect(secret.locator('code')).toContainText(/^whsec_[A-Za-z0-9+/]{43}=/)
  await secret.getByRole('button', { name: '我已保存' }).click()
  await expect(drawer.getByText(url)).toBeVisible()

  await drawer.getByRole('switch', { name: `启用 ${url}` }).click()
  await expect(drawer.getByText('已手动停用')).toBeVisible()
  await drawer.getByRole('button', { name: `发送记录 ${url}` }).click()
  const log = page.getByRole('dialog', { name: '发送记录' })
  await expect(log.getByText('事件发送后在这里显示，保留 30 天。')).toBeVisible()
  await page.keyboard.press('Escape')
  await drawer.getByRole('button', { name: `删除 ${url}` }).click()
  await page
    .getByRole('dialog', { name: '删除接收地址' })
    .getByRole('button', { name: /^删\s*除$/ })
    .click()
  await expect(drawer.getByText(url)).toBeHidden()
})

test('another admin approves a key that confirms money', async ({ page, request }) => {
  const creator = await apiClientFor(request, await demoUser(request, 'admin'))
  const stamp = Date.now()
  const { serviceAccountId } = await creator.post('/api/admin/service-accounts', {
    accountName: `财务系统 ${stamp}`,
    kind: 'accounting',
    ownerTelephone: (await register(request)).telephone,
    contactName: '王会计',
    contactEmail: 'finance@example.com',
    allowedNetworks: [],
  })
  const inAMonth = new Date((await serverTime(request)).getTime() + 30 * 24 * 60 * 60_000)
  const { key } = await creator.post(`/api/admin/service-accounts/${serviceAccountId}/keys`, {
    keyName: '正式环境',
    scopes: ['payments:write'],
    expiresOn: inAMonth.toISOString().slice(0, 10),
  })
  const callWithKey = () => request.get('/api/v1/me', { headers: { authorization: `Bearer ${key}` } })
  expect((await (await callWithKey()).json()).code).toBe('key-pending')

  const telephone = `138${String(stamp).slice(-8)}`
  const person = { userName: '第二管理员', loginName: `admin${stamp}`, telephone, passwd: 'Dengta-Qiaoliang-91' }
  const { userName, loginName, passwd } = person
  const form = { userName, loginName, telephone, passWd: passwd, userRole: 'channel' }
  const { userId } = await creator.post('/api/admin/users', form)
  await creator.put(`/api/admin/users/${userId}`, { userRole: ['admin', 'channel'], reason: '第二位管理员' })
  await signInToAdmin(page, { ...person, role: 'admin', idCard: null }, '/board/admin')
  await page.getByLabel('当前密码').fill(passwd)
  for (const label of ['新密码', '再次输入新密码'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('Shuiping-Yiqi-73')
  await page.getByRole('button', { name: '保存并进入管理台' }).click()
  await page.getByRole('link', { name: /服务密钥待您批准/ }).click()
  await page.getByRole('button', { name: `密钥 财务系统 ${stamp}` }).click()
  await page.getByRole('button', { name: '批准 正式环境' }).click()
  await page
    .getByRole('dialog', { name: '批准「正式环境」' })
    .getByRole('button', { name: /^批\s*准$/ })
    .click()
  await expect(page.getByText('已批准，密钥现在有效')).toBeVisible()
  await expect(page.getByRole('button', { name: '批准 正式环境' })).toHaveCount(0)
  expect((await callWithKey()).status()).toBe(200)
})
