import { expect, type Page } from '../../support/fixtures'
import { dialog, press, type UsedState } from './state'

const invalid = (page: Page) => expect(page.locator('[aria-invalid=true]').first()).toBeVisible()

export const account: UsedState[] = [
  {
    name: '我的 with data',
    at: '/board/user',
    use: (page) => expect(page.getByRole('link', { name: /待支付/ })).toBeVisible(),
  },
  {
    name: 'wrong passwords',
    at: '/board/user/profile',
    async use(page) {
      await page.getByLabel('当前密码').fill('1')
      await page.getByLabel('新密码', { exact: true }).fill('2')
      await press(page, /修改密码|更换密码/)
      await invalid(page)
    },
  },
  {
    name: 'another telephone without its code',
    at: '/board/user/profile',
    async use(page) {
      await press(page, '更换手机号')
      await dialog(page).getByLabel('新手机号').fill('139000')
      await dialog(page).getByRole('button', { name: '更换', exact: true }).click()
      await invalid(page)
    },
  },
  {
    name: 'an incomplete address',
    at: '/board/user/deliver-address',
    async use(page) {
      await press(page, '新增收件地址')
      await dialog(page).getByLabel('手机号').fill('13900001')
      await dialog(page).getByLabel('市', { exact: true }).selectOption('370100')
      await dialog(page).getByRole('button', { name: '保存' }).click()
      await invalid(page)
    },
  },
  {
    name: 'orders of one state, searched',
    at: '/board/user/my-order',
    async use(page) {
      await press(page, '已发货')
      await page.getByRole('searchbox', { name: '按商品名称查找' }).fill('没有这样的商品')
      await page.getByRole('searchbox', { name: '按商品名称查找' }).press('Enter')
      await expect(page.getByText('没有找到').first()).toBeVisible()
    },
  },
  {
    name: 'open records of hours',
    at: async ({ get }) => {
      const { certs } = await get('/api/user/certs')
      return `/board/user/my-cert?furtherEduCertId=${certs[0].furtherEduCertId}`
    },
    async use(page) {
      await press(page, '上传记录和学习记录')
      await page.getByRole('tab', { name: '学习记录' }).first().click()
    },
  },
  {
    name: 'an incomplete qualification',
    at: '/board/user/qualifications',
    async use(page) {
      await press(page, '登记执业证书')
      await dialog(page).getByLabel('证书类别').selectOption('constructor-1')
      await dialog(page).getByRole('button', { name: '保存' }).click()
      await invalid(page)
    },
  },
  {
    name: 'closing the account without a password',
    at: '/board/user/privacy',
    async use(page) {
      await page.getByRole('region', { name: '下载' }).getByRole('button', { name: '下载我的个人信息' }).click()
      await invalid(page)
    },
  },
  {
    name: 'pasted telephones for seats',
    at: async ({ get }) => {
      const { orders } = await get('/api/user/orders?pageSize=100')
      const isBulk = (one: any) => one.orderStatus === 2 && one.orderType === 'package'
      return `/board/user/order-assign-users/${orders.find(isBulk).orderId}`
    },
    async use(page) {
      await page
        .getByRole('textbox', { name: '分配给手机号' })
        .fill('13900000991，13900000991\n1390000 王工13900000992')
      await expect(page.getByRole('list', { name: '识别结果' })).toBeVisible()
    },
  },
  {
    name: 'filtered learners of the training centre',
    at: '/board/user/training-centre',
    async use(page) {
      await page.getByRole('searchbox', { name: '按手机号或姓名查找' }).fill('1380000')
      await page.getByRole('searchbox', { name: '按手机号或姓名查找' }).press('Enter')
    },
  },
]

export const buying: UsedState[] = [
  {
    name: 'a cart in bulk mode',
    at: '/index/my-cart',
    async use(page) {
      await page.getByRole('switch', { name: '批量购买' }).check()
      await page.getByRole('textbox', { name: /数量$/ }).first().fill('10001')
      await page.getByRole('textbox', { name: /数量$/ }).first().press('Enter')
    },
  },
  {
    name: 'a cart with nothing selected',
    at: '/index/my-cart',
    async use(page) {
      await page.getByRole('switch', { name: '批量购买' }).uncheck()
      await page.getByRole('checkbox', { name: '全选' }).check()
      await page.getByRole('checkbox', { name: '全选' }).uncheck()
      await press(page, '去结算')
      await expect(page.getByText('请选择要购买商品').first()).toBeVisible()
    },
  },
  {
    name: 'checkout with an open address form',
    at: '/index/my-cart',
    async use(page) {
      await toCheckout(page)
      await press(page, '新增收件地址')
      await dialog(page).getByLabel('手机号').fill('1390000')
      await dialog(page).getByRole('button', { name: '保存' }).click()
      await invalid(page)
    },
  },
  {
    name: 'checkout with a wrong code and an incomplete invoice',
    at: '/index/my-cart',
    async use(page) {
      await toCheckout(page)
      await page.getByRole('textbox', { name: '专属码' }).fill('QQQQQQ')
      await page.getByRole('button', { name: '使用' }).click()
      await expect(page.locator('#exclusive-code-said')).toContainText('不存在')
      await page.getByLabel('需要发票').check()
      await page.getByRole('radio', { name: '单位' }).check({ force: true })
      await page.getByLabel('单位名称').fill('')
      await page.getByLabel('联系电话').fill('1')
      await press(page, /提交/)
      await invalid(page)
    },
  },
  {
    name: 'a bulk purchase with a discount',
    at: '/index/course-info/2',
    async use(page) {
      await press(page, /批量购买|给同事买/)
      await dialog(page).getByRole('textbox', { name: '购买份数' }).fill('30')
    },
  },
  {
    name: 'an invoice with typed mistakes',
    at: async ({ get }) => {
      const { orders } = await get('/api/user/orders?pageSize=100')
      const isOpen = (one: any) => one.orderStatus === 2 && !one.invoiceId && one.refundedAmt < one.orderAmt
      return `/board/user/invoice?orderId=${orders.find(isOpen).orderId}`
    },
    async use(page) {
      await page.getByLabel('电子邮箱').fill('1')
      await press(page, '提交申请')
      await invalid(page)
    },
  },
  {
    name: 'a request for a refund without a reason',
    at: async ({ get }) => {
      const { orders } = await get('/api/user/orders?pageSize=100')
      const isPaid = (one: any) => one.orderStatus === 2 && one.refundedAmt < one.orderAmt
      return `/index/submitted-order-info/${orders.find(isPaid).orderId}`
    },
    async use(page) {
      await press(page, '申请退款')
      await dialog(page).getByRole('button', { name: '提交申请' }).click()
      await expect(dialog(page).getByText('请填写退款原因')).toBeVisible()
    },
  },
  {
    name: 'a comment that is too long',
    at: async ({ get }) => `/index/course-info/${await owned(get, 1)}`,
    async use(page) {
      await page.getByRole('tab', { name: /评论/ }).click()
      await page.getByLabel('我的评论').fill('长'.repeat(501))
      await press(page, '发表评论')
      await expect(page.getByText('评论最多500个字符')).toBeVisible()
    },
  },
]

async function toCheckout(page: Page) {
  await page.getByRole('checkbox', { name: '全选' }).check()
  await press(page, '去结算')
  await page.waitForURL(/order-info/)
  await expect(page.getByText('应付金额').first()).toBeVisible()
}

const owned = async (get: (path: string) => Promise<any>, courseType: number) => {
  const { courses } = await get('/api/user/courses')
  const isUsable = (one: any) => one.courseType === courseType && one.userCourseStatus === 'valid'
  return courses.find(isUsable).courseId as number
}

export const studying: UsedState[] = [
  {
    name: 'the player with a typed and a saved note',
    at: async ({ get }) => `/index/study/${await owned(get, 1)}`,
    async use(page) {
      await press(page, '记笔记')
      await page.getByLabel('新笔记').fill('梁板柱的混凝土强度等级不同时，先浇高等级')
      await page.getByRole('button', { name: '保存笔记' }).click()
      await expect(page.getByRole('button', { name: /^跳转到/ }).first()).toBeVisible()
      await page.getByLabel('新笔记').fill('第二条笔记')
    },
  },
  {
    name: 'a note in work',
    at: async ({ get }) => `/index/study/${await owned(get, 1)}`,
    async use(page) {
      await page.getByRole('tab', { name: '笔记' }).click()
      await page.getByRole('button', { name: '编辑' }).first().click()
      await expect(page.getByLabel(/^编辑 .* 的笔记$/)).toBeVisible()
    },
  },
  {
    name: 'filtered wrong questions with an answer',
    at: '/index/user-error-questions',
    async use(page) {
      await page.getByLabel('按课程筛选').selectOption({ index: 1 })
      const question = page.getByRole('article').first()
      await question.locator('label').first().click()
      await question.getByRole('button', { name: '提交答案' }).click()
      await expect(question.getByText('正确答案')).toBeVisible()
    },
  },
  {
    name: 'a plan without a date',
    at: '/index/user-error-questions',
    async use(page) {
      const form = page.getByLabel('考试日期')
      if (!(await form.isVisible())) await press(page, /计划/)
      await page.getByRole('button', { name: '保存计划' }).click()
      await expect(page.getByText('请选择考试日期')).toBeVisible()
    },
  },
]
