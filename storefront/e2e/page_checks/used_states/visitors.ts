import { expect } from '../../support/fixtures'
import { dialog, press, type UsedState } from './state'

const keyword = encodeURIComponent('造价')

export const signIn: UsedState[] = [
  {
    name: 'a refused sign-in',
    at: '/login',
    async use(page) {
      await page.getByLabel('身份证号').fill('370102198803120178')
      await page.getByLabel('密码', { exact: true }).fill('12345678')
      await press(page, '登录')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'an incomplete registration',
    at: '/register',
    async use(page) {
      const form = dialog(page)
      await form.getByLabel('手机号').fill('13900000')
      await form.getByLabel('姓名').fill('周若谷')
      await form.getByLabel('身份证号').fill('370102')
      await form.getByLabel('密码', { exact: true }).fill('1234')
      await form.getByRole('button', { name: '注册', exact: true }).click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'an incomplete reset of the password',
    at: '/login',
    async use(page) {
      await page.getByRole('button', { name: '忘记密码' }).click()
      const form = dialog(page)
      await form.getByLabel('身份证号').fill('370102')
      await form.getByRole('button', { name: '重置密码' }).click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
]

export const searching: UsedState[] = [
  {
    name: 'suggestions under the search field',
    at: '/index',
    async use(page) {
      const field = page.getByRole('search').getByLabel('搜索课程、图书、问答与公告')
      await field.focus()
      await field.pressSequentially('造价')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'results of one kind',
    at: `/index/search?keyword=${keyword}`,
    async use(page) {
      await page.getByRole('navigation', { name: '搜索范围' }).getByRole('link').nth(1).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'a search without results',
    at: `/index/search?keyword=${encodeURIComponent('量子力学')}`,
    use: (page) => expect(page.getByText('没有找到').first()).toBeVisible(),
  },
  {
    name: 'a filtered and sorted list',
    at: '/index/courses?courseType=1',
    async use(page) {
      await page
        .getByRole('main')
        .getByRole('link', { name: '价格' })
        .or(page.getByRole('link', { name: /价格/ }))
        .first()
        .click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'an unknown certificate',
    at: '/certificates',
    async use(page) {
      await page.getByRole('textbox', { name: /编号/ }).fill('ZX2026')
      await page.getByRole('textbox', { name: /编号/ }).press('Enter')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'an answered question of the day',
    at: '/index/practice',
    async use(page) {
      const question = page.getByRole('article').first()
      await question.getByRole('radio').first().check({ force: true })
      await question.getByRole('button', { name: '提交答案' }).click()
      await expect(question.getByText('正确答案')).toBeVisible()
    },
  },
  {
    name: 'the question whether to sign in',
    at: '/index/course-info/2',
    async use(page) {
      await press(page, '加入购物车')
      await expect(dialog(page)).toContainText('请先登录?')
    },
  },
]
