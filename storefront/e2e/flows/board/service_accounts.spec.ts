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
  await form.getByLabel('学员账号的手机号').fill('13000000000')
  await form.getByLabel('联系人').fill('王工')
  await form.getByLabel('联系邮箱').fill('hr@example.com')
  await form.getByLabel('允许的网络地址').fill('example')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('请输入网络地址，例如 203.0.113.8 或 203.0.113.0/24')).toBeVisible()
  await form.getByLabel('允许的网络地址').fill('')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('没有使用这个手机号的学员账号')).toBeVisible()
  await form.getByLabel('学员账号的手机号').fill(owner.telephone)
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
