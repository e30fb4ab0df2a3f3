import { readFileSync } from 'node:fs'
import { register } from '../../support/new_user'
import { signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('a learner exports own data and closes the account', { tag: ['@locks', '@smoke'] }, async ({ page, request }) => {
  const person = await register(request)
  await signInToStorefront(page, person)
  await page.goto('/board/user/privacy')
  await expect(page.getByRole('heading', { name: '我的个人信息' })).toBeVisible()
  await expect(page.getByText('个人资料')).toBeVisible()

  const download = page.getByRole('region', { name: '下载' })
  await download.getByRole('button', { name: '下载我的个人信息' }).click()
  await expect(download.getByText('请输入当前密码')).toBeVisible()
  await download.getByLabel('登录密码').fill(person.passwd)
  const arriving = page.waitForEvent('download')
  await download.getByRole('button', { name: '下载我的个人信息' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('我的个人信息.zip')
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString()
  ).toBe('PK')

  const closing = page.getByRole('region', { name: '注销账号' })
  await closing.getByLabel('登录密码').fill(person.passwd)
  await closing.getByRole('button', { name: '注销账号' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '注销账号' }).click()
  await page.waitForURL('/')

  const again = await request.post('/api/security/login', {
    data: { loginName: person.idCard, passwd: person.passwd, loginType: 'idCard', channelId: 0 },
  })
  expect((await again.json()).code).not.toBe('200')
  await register(request, { ...person })
})
