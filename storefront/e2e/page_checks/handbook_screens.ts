import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { rows } from '../support/board_lists'
import { closeAttempt } from '../support/database'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { demoUser } from '../support/people'
import { loading, openScreen } from '../support/screens'
import { clearSession } from '../support/sessions'
import { signInByIdCard, signInThroughForm } from '../support/sign_in_forms'
import { expect } from '../support/fixtures'

export interface Walkthrough {
  page: Page
  request: APIRequestContext
  browser: Browser
  /** Values that one screen stores for a later one. */
  stored: Map<string, string>
}

interface Screen {
  /** Navigates to the screen, from the one before it. */
  open: (walkthrough: Walkthrough) => Promise<unknown>
  /** The element in the picture; the whole window by default. */
  part?: (page: Page) => Locator
  /** 1440 for a desktop, 390 for a phone. */
  width?: 1440 | 390
}

/**
 * Quoted next to a picture that does not show them: another state of the screen, or one without a picture.
 * api/tests/unit/docs/handbook.spec.ts checks that the product has them.
 */
export const onOtherScreens: ReadonlySet<string> = new Set([
  '为单位购买',
  '对公转账',
  '下载付款通知单',
  '上传转账回单',
  '银行流水',
  '导入流水',
  '确认入账',
  '复核',
  '匹配',
  '忽略',
  '登记流水号',
  '下载模板',
  '重新选择文件',
  '下载检查结果',
  '短信登录',
  '上传数据',
  '下载报告',
  '文件格式',
  '下载 titles.csv',
  '自某日起',
  '下载 unmapped.csv',
  '列说明与模板',
  '导出数据',
  '开始导入',
  '暂停',
  '继续导入',
  '也可选择学时周期',
  '发票号码',
  '发送记录',
  '启用',
  '待修改',
  '按时间重发',
  '接收地址',
  '新增接收地址',
  '更换密钥',
  '测试',
  '系统设置',
  '计入的执业证书',
  '购买方',
  '重发',
  '打印范围',
  '数电票',
  '开具',
  '批量开具',
  '开具失败',
  '重试',
  '开票受阻',
  '红冲',
  '标记冲红',
  '修改角色',
  '停用账号',
  '结束全部登录',
  '红字发票号码',
  '填写红字发票号码',
  '部分冲红',
  '开票有误',
  '修改角色',
  '停用账号',
  '结束全部登录',
  '每日一练',
  '本课程的学时不计入您登记的任何执业证书',
  '删除',
  '延续注册',
  '修改',
  '自报',
  '登记其他机构的学时',
  '查看课程',
  '去学习',
  '学必修课',
  '规则未经核对，仅供参考',
  '为什么',
  '登记执业证书',
  '停用',
  '新增密钥',
  '密钥',
  '新增服务账号',
  '待批准',
  '批准',
  '等待处理',
  '核验',
  '撤回同意',
  '人脸认证',
  '个人信息',
  '不使用人脸核验',
  '用手机扫码完成',
  '开始核验',
  '还在学习吗？',
  '章节的学时超过视频时长',
  '退出其他全部设备',
  '开始对比',
  '历史',
  '使用情况',
  '修改原因',
  '名师介绍',
  '首页名师介绍',
  '上次退回',
  '我的证书',
  '取消自动播放',
  '自动播放下一章',
  '改用扫码支付',
  '退货数量',
  '收回课程',
  '保留课程，仅退款',
  '保留学时',
  '书已退回',
  '书未退回',
  '不需退回',
  '更正',
  '退款记录',
  '快捷键',
  '保存笔记',
  '导出笔记',
  '练习',
  '我的导出',
  '重新导出',
  '导出证书',
  '分析',
  '打印记录',
  '买家可能得到的价格',
  '去补充',
  '仍要发布…',
  '免费课程',
  '恢复发布',
  '该身份证号不能用于注册',
  '确认异常',
  '个人信息与密码',
  '二次验证',
  '开启',
  '更换恢复码',
  '登记通行密钥',
  '使用通行密钥',
  '关闭',
  '安全验证',
  '已拥有',
  '续期购买',
  '仍要购买，有效期延长至…',
  '给同事买',
  '按 ¥… 提交',
  '申请退款',
  '撤回申请',
  '退款申请',
  '同意并退款',
  '拒绝',
  '待上传发票文件',
  '还有 N 天到期',
  '已停止销售',
  '当前密码',
  '取消',
  '取消上传',
  '加入日历',
  '上传并发送',
  '更换文件',
  '电子发票',
  '保存并添加视频',
  '直播画面',
  '正在接收',
  '直播中',
  '已结束',
  '撤回修改',
  '进入直播间',
  '立即重新连接',
  '观看回放',
  '看回放',
  '查看全部答案',
  '章节测试',
  '开始测试',
  '已保存',
  '尚未保存，正在重试',
  '交卷',
  '答题卡',
  '继续测试',
  '上传学时明细',
  '已计时',
  '看过，未计时',
  '没看过',
  '恢复 1 倍',
  '从没看的地方继续',
  '去上传',
  '开始章节测试',
  '继续学习',
  '学时来源',
  '学习档案',
  '请阅读并同意以下条款',
  '同意并继续',
  '退出登录',
  '账号与隐私',
  '修改说明',
  '是否重大变更',
  '批量发货',
  '发布新版本',
  '同意',
])

const course = '竣工结算审核实战'
const dialog = (page: Page) => page.getByRole('dialog').last()

async function goTo(page: Page, path: string) {
  await openScreen(page, path)
  await page.waitForLoadState('networkidle')
  // Navigation inside the admin is no page load: the network has been idle once already.
  await expect(page.locator(loading)).toHaveCount(0)
}

async function openCourse({ page, request }: Walkthrough) {
  const query = `courseName=${encodeURIComponent(course)}`
  const { courses } = await (await request.get(`/api/public/courses?${query}`)).json()
  await goTo(page, `/index/course-info/${courses[0].courseId}`)
}

async function asLearner({ page, request }: Walkthrough, at: number) {
  const { idCard, passwd } = await demoUser(request, 'user', at)
  await signInByIdCard(page, idCard!, passwd)
  await page.waitForURL(/\/board\/user\//)
}

async function asStaff({ page, request }: Walkthrough, role: string) {
  await signInThroughForm(page, await demoUser(request, role))
}

/** Pays the order whose code is shown, at the local payment provider. */
async function pay(page: Page) {
  const [wallet] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '在本机打开支付页面' }).click(),
  ])
  await wallet.getByRole('button', { name: '付款' }).click()
  await expect(page.getByText(/支付成功/).first()).toBeVisible()
  await wallet.close()
}

/**
 * Buys twenty copies and pays.
 * @returns the order number
 */
async function buyMany({ page, stored }: Walkthrough) {
  await dialog(page).getByRole('button', { name: '去结算' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
  await pay(page)
  await page.getByRole('link', { name: '订单详情' }).click()
  await page.waitForURL(/\d{20}/)
  stored.set('order', page.url().match(/\d{20}/)![0])
}

const learner: Record<string, Screen> = {
  'learner-register': {
    open: async ({ page }) => {
      await goTo(page, '/register')
      await expect(page.getByRole('dialog', { name: '注册账号' })).toBeVisible()
    },
    part: dialog,
  },
  'learner-login': { open: ({ page }) => goTo(page, '/login'), part: (page) => page.getByRole('main') },
  'learner-course': {
    open: async (walkthrough) => {
      await asLearner(walkthrough, 5)
      await openCourse(walkthrough)
    },
  },
  'learner-cart': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: '加入购物车' }).click()
      await expect(page.getByText('已加入购物车').first()).toBeVisible()
      await goTo(page, '/index/my-cart')
    },
  },
  'learner-confirm': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: '去结算' }).click()
      await page.waitForURL(/order-info/)
      await expect(page.getByText('应付金额')).toBeVisible()
    },
  },
  'learner-pay': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: '提交订单' }).click()
      await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
    },
    part: dialog,
  },
  'learner-my-courses': {
    width: 390,
    open: async ({ page }) => {
      // A phone has another link to the local payment provider.
      await page.setViewportSize({ width: 1440, height: 900 })
      await pay(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await goTo(page, '/board/user/my-course')
    },
  },
  'learner-player': {
    width: 390,
    open: async (walkthrough) => {
      await openCourse(walkthrough)
      await walkthrough.page
        .getByRole('button', { name: /\d:\d\d/ })
        .first()
        .click()
      const time = (video: HTMLVideoElement) => video.currentTime
      await expect.poll(() => walkthrough.page.locator('video').evaluate(time)).toBeGreaterThan(1)
    },
  },
  'learner-my-cert': {
    open: async ({ page }) => {
      await goTo(page, '/board/user/my-cert')
      await page
        .getByRole('link', { name: /^上传学时明细/ })
        .first()
        .click()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  'learner-orders': { open: ({ page }) => goTo(page, '/board/user/my-order') },
  'learner-invoice': {
    open: async ({ page }) => {
      await page.getByRole('link', { name: '申请发票' }).first().click()
      await page.getByRole('radio', { name: '单位' }).check()
    },
  },
  'learner-profile': { open: ({ page }) => goTo(page, '/board/user/profile') },
}

const centre: Record<string, Screen> = {
  'centre-bulk': {
    open: async (walkthrough) => {
      await asLearner(walkthrough, 3)
      await openCourse(walkthrough)
      await walkthrough.page.getByRole('button', { name: '批量购买' }).click()
      const copies = dialog(walkthrough.page).getByRole('textbox', { name: '购买份数' })
      await copies.fill('20')
      await copies.blur()
    },
  },
  'centre-assign': {
    open: async (walkthrough) => {
      await buyMany(walkthrough)
      await goTo(walkthrough.page, `/board/user/order-assign-users/${walkthrough.stored.get('order')}`)
      const box = walkthrough.page.getByRole('textbox', { name: '分配给手机号' })
      await box.fill('13800000101，13800000102\n19900000099\n1380013800')
    },
  },
  'centre-seats': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: '分配', exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^分配\d+个名额$/ })
        .click()
      await expect(page.getByRole('row').filter({ hasText: '19900000099' })).toContainText('待注册')
      await expect(page.getByRole('row').filter({ hasText: '13800000102' })).toContainText('已开通')
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('button', { name: /转移/ }).last().scrollIntoViewIfNeeded()
    },
  },
}

const firstRow = (page: Page) => page.locator('.ant-table-row').first()

async function toList(page: Page, path: string) {
  await goTo(page, path)
  await expect(firstRow(page)).toBeVisible()
}

/** One order paid with two codes: an admin has to resolve the second payment. */
async function payTwice(request: APIRequestContext) {
  const me = await buyerOf(request, await demoUser(request, 'user', 7))
  const { courseId } = await findSimpleCourse(request, 1)
  const orderId = await me.placeOrder([{ courseId, courseCount: 1 }])
  await me.showCode(orderId)
  await closeAttempt(`${orderId}_1`)
  await me.pay(orderId, 2)
  await request.post(`/local/wallet/${orderId}_1`, { maxRedirects: 0 })
}

const admin: Record<string, Screen> = {
  'admin-overview': {
    open: async (walkthrough) => {
      await asStaff(walkthrough, 'admin')
      await goTo(walkthrough.page, '/board/admin/admin-index')
      await expect(walkthrough.page.getByRole('row', { name: /总计/ })).toBeVisible()
    },
  },
  'admin-play': { open: ({ page }) => goTo(page, '/board/admin/play-statis') },
  'admin-courses': { open: ({ page }) => toList(page, '/board/admin/courses') },
  'admin-audit': {
    open: async ({ page }) => {
      await toList(page, '/board/admin/course-audit')
      const revised = rows(page).filter({ hasNotText: '首次发布' }).first()
      await revised.getByRole('link', { name: /^审核/ }).click()
      await expect(page.getByText('修改后').first()).toBeVisible()
    },
  },
  'admin-course': {
    open: async ({ page, request }) => {
      const query = `courseName=${encodeURIComponent(course)}`
      const { courses } = await (await request.get(`/api/public/courses?${query}`)).json()
      await goTo(page, `/board/admin/course-detail/${courses[0].courseId}`)
      await page.getByRole('button', { name: '调整价格' }).scrollIntoViewIfNeeded()
    },
  },
  'admin-orders': { open: ({ page }) => toList(page, '/board/admin/orders') },
  'admin-order': {
    open: async ({ page, request }) => {
      // A learner who buys for no one else, because assigned seats are not refunded.
      const { telephone } = await demoUser(request, 'user', 1)
      await toList(page, `/board/admin/orders?telephone=${telephone}`)
      await firstRow(page)
        .getByRole('button', { name: /^详情/ })
        .or(firstRow(page).getByRole('link', { name: /^详情/ }))
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: '订单详情' })).toContainText('支付与退款')
    },
  },
  'admin-refund': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^退\s*款$/ }).click()
      await expect(page.getByLabel('退款原因')).toBeVisible()
    },
    part: (page) => page.locator('.ant-modal-content').last(),
  },
  'admin-parcels': {
    open: async ({ page }) => {
      await goTo(page, '/board/admin/orders/parcels')
      await expect(page.getByLabel('快递单号')).toBeVisible()
    },
  },
  'admin-exceptions': {
    open: async ({ page, request }) => {
      await payTwice(request)
      await toList(page, '/board/admin/payment-exceptions')
    },
  },
  'admin-reconciliation': { open: ({ page }) => goTo(page, '/board/admin/reconciliation') },
  'admin-invoices': {
    open: async ({ page }) => {
      await toList(page, '/board/admin/invoices')
      await page
        .getByRole('button', { name: /^发\s*送/ })
        .first()
        .click()
      await expect(dialog(page).getByText('点击或拖入电子发票')).toBeVisible()
    },
  },
  'admin-item-analysis': {
    open: async ({ page }) => {
      await toList(page, '/board/admin/paper-work-space/subject-papers')
      const paper = page.getByRole('row').filter({ hasText: '市政公用工程-必修-测试题' })
      await paper.getByRole('link', { name: '分析' }).click()
      await page.getByRole('button', { name: '压实度' }).click()
      const drawer = page.getByRole('dialog', { name: '第 7 题' })
      await expect(drawer.locator('canvas').first()).toBeVisible()
    },
  },
  'admin-comments': { open: ({ page }) => toList(page, '/board/admin/admin-comments') },
  'admin-assign': {
    open: async ({ page }) => {
      await goTo(page, '/board/admin/admin-assign-users')
      await page.getByRole('textbox', { name: '手机号' }).fill('13800000101\n13800000102')
    },
  },
  'admin-entitlements': {
    open: async ({ page }) => {
      await page.getByRole('textbox', { name: '手机号' }).fill('')
      await toList(page, '/board/admin/admin-assign-users/user-courses')
    },
  },
  'admin-channel': {
    open: async ({ page }) => {
      await goTo(page, '/board/admin/channel-detail')
      await expect(page.getByLabel('专属码')).toBeVisible()
    },
  },
  'admin-people': { open: ({ page }) => toList(page, '/board/admin/loginlogs') },
  'admin-user-cert': {
    open: async ({ page, request }) => {
      const { telephone } = await demoUser(request, 'user', 1)
      await toList(page, `/board/admin/loginlogs?telephone=${telephone}`)
      await page.getByRole('link', { name: /^学时 / }).click()
      await page
        .getByRole('button', { name: /^学时明细/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: /的课程学时$/ }).getByRole('row')).not.toHaveCount(1)
    },
  },
  'admin-settings': {
    open: async ({ page }) => {
      await goTo(page, '/board/admin/admin-sysparam')
      await expect(page.getByText('学员登录方式')).toBeVisible()
    },
  },
  'admin-app-packages': {
    open: async ({ page }) => {
      await goTo(page, '/board/admin/app-packages')
      await page.getByRole('button', { name: '发布新版本' }).click()
      await expect(dialog(page).getByText('上传并发布')).toBeVisible()
    },
  },
  'admin-legal-texts': { open: ({ page }) => toList(page, '/board/admin/legal-texts?kind=refunds') },
  'admin-audit-log': { open: ({ page }) => toList(page, '/board/admin/audit-logs') },
}

const teacher: Record<string, Screen> = {
  'teacher-figures': {
    open: async (walkthrough) => {
      await asStaff(walkthrough, 'teacher')
      await goTo(walkthrough.page, '/board/teacher/teacher-statis')
    },
  },
  'teacher-courses': { open: ({ page }) => toList(page, '/board/teacher/teacher-courses') },
  'teacher-course': {
    open: async ({ page }) => {
      await firstRow(page).getByRole('link').first().click()
      await expect(page.getByLabel('课程名称')).toBeVisible()
    },
  },
  'teacher-chapters': {
    open: async ({ page }) => {
      await page.getByRole('tab', { name: '视频列表' }).click()
      await expect(page.getByRole('button', { name: '添加章节' })).toBeVisible()
    },
  },
  'teacher-chapter': {
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^编辑/ }).first().click()
      await expect(page.getByRole('dialog', { name: '编辑章节' })).toBeVisible()
    },
  },
}

const partner: Record<string, Screen> = {
  'partner-login': { open: ({ page }) => goTo(page, '/admin-login') },
  'partner-figures': {
    open: async (walkthrough) => {
      await asStaff(walkthrough, 'channel')
      await goTo(walkthrough.page, '/board/channel/statis')
      await expect(walkthrough.page.getByRole('row', { name: /总计/ })).toBeVisible()
    },
  },
  'partner-profile': { open: ({ page }) => goTo(page, '/board/channel/profile') },
  'partner-code': {
    open: async (walkthrough) => {
      await clearSession(walkthrough.page)
      await asLearner(walkthrough, 7)
      await openCourse(walkthrough)
      await walkthrough.page.getByRole('button', { name: '立即购买' }).click()
      await walkthrough.page.waitForURL(/order-info/)
      await walkthrough.page.getByRole('textbox', { name: '专属码' }).fill('ZX2K7M')
      await walkthrough.page.getByRole('button', { name: '使用' }).click()
      await expect(walkthrough.page.getByText(/9\.5\s*折|全省推广/).first()).toBeVisible()
    },
  },
}

const auditor: Record<string, Screen> = {
  'auditor-courses': {
    open: async (walkthrough) => {
      await asStaff(walkthrough, 'auditor')
      await toList(walkthrough.page, '/board/auditor/courses')
    },
  },
}

export const screensOf: Record<string, Record<string, Screen>> = {
  learner,
  'training-centre': centre,
  admin,
  teacher,
  partner,
  auditor,
}
