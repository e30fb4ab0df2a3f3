import { apiClientFor } from '../support/api_calls'
import { register } from '../support/new_user'
import { findSimpleCourse } from '../support/orders'
import { demoUser } from '../support/people'
import { chaptersOf } from '../flows/exams/exam_helpers'
import { expect, test } from './fixtures'

test('a visitor reads the home page and a course', async ({ tab, request }) => {
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  await tab.open('/index')
  await tab.find('//main//article//h3')
  await tab.checkLayout('home')
  await tab.open(`/index/course-info/${courseId}`)
  await tab.find(`//h1[contains(., '${courseName}')]`)
  await tab.checkLayout('course')
})

test('a learner signs in and returns to the page', async ({ tab, request }) => {
  await tab.open('/board/user/my-order?from=mail')
  await expect.poll(() => tab.path()).toMatch(/^\/login\//)
  await tab.signIn((await demoUser(request, 'user'))!)
  await expect.poll(() => tab.path()).toBe('/board/user/my-order?from=mail')
  await tab.text('我的订单')
  await tab.checkLayout('my-orders')
})

test('a learner adds a course to the cart', async ({ tab, request }) => {
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  const person = await register(request)
  await tab.open(`/login/${encodeURIComponent(`/index/course-info/${courseId}`)}`)
  await tab.signIn(person)
  await expect.poll(() => tab.path()).toBe(`/index/course-info/${courseId}`)
  await tab.button('加入购物车')
  await tab.text('已加入购物车')
  await tab.open('/index/my-cart')
  await tab.find(`//main//*[contains(text(), '${courseName}')]`)
  await tab.checkLayout('cart')
})

test('an answer of a practice survives a reload', async ({ tab, request }) => {
  const learner = (await demoUser(request, 'user'))!
  const calls = await apiClientFor(request, learner)
  const { courses } = await calls.get('/api/user/courses')
  const { courseId } = courses.find((one: any) => one.courseType === 1 && one.userCourseStatus === 'valid')
  const chapter = (await chaptersOf(calls, courseId)).find(({ existPractice }) => existPractice)!
  const paper = `/index/user-papers/${chapter.paperId}?correlationId=${courseId}`
  await tab.open(`/login/${encodeURIComponent(paper)}`)
  await tab.signIn(learner)
  await expect.poll(() => tab.path()).toBe(paper)

  const label = (letter: string) => `//main//article//label[.//*[normalize-space()='${letter}']]`
  const radio = async (letter: string) => {
    await tab.find(label(letter))
    const [input] = await tab.findAll(`${label(letter)}//input[@type='radio']`)
    return input!
  }
  // An earlier try may have begun already.
  if (!(await (await radio('A')).isEnabled())) await tab.button('开始练习')
  await expect.poll(async () => (await radio('A')).isEnabled()).toBe(true)
  const letter = (await (await radio('A')).isSelected()) ? 'B' : 'A'
  await tab.press(label(letter))
  await tab.text('已保存')
  await tab.reload()
  await expect.poll(async () => (await radio(letter)).isSelected()).toBe(true)
  await tab.checkLayout('practice')
})

test('a learner finds the own courses', async ({ tab, request }) => {
  await tab.open(`/login/${encodeURIComponent('/board/user/my-course')}`)
  await tab.signIn((await demoUser(request, 'user'))!)
  await expect.poll(() => tab.path()).toBe('/board/user/my-course')
  await tab.find('//main//article')
  await tab.checkLayout('my-course')
})

test('an admin signs in and reads a list', async ({ tab, request }) => {
  const admin = (await demoUser(request, 'admin'))!
  await tab.open('/admin-login')
  await tab.fill('请输入用户名', admin.loginName)
  await tab.fill('请输入密码', admin.passwd)
  await tab.press("//button[translate(normalize-space(), ' ', '')='登录']")
  await expect.poll(() => tab.path()).toMatch(/^\/board\/admin\//)
  await tab.open('/board/admin/courses')
  await tab.find("//tr[contains(@class, 'ant-table-row')]")
  await tab.checkLayout('board-courses')
})
