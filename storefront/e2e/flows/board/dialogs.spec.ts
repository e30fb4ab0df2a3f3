import { buyerOf, findSimpleCourse } from '../../support/orders'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('an admin dialog opens in its final position', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/loginlogs')
  await expect(page.getByRole('button', { name: /^修改 / }).first()).toBeVisible()

  const places = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>()
        let appearing = false
        const readPosition = () => {
          const dialog = document.querySelector('.ant-modal')
          const button = dialog?.querySelector('.ant-modal-footer button')
          if (button) {
            const { x, y, width, height } = button.getBoundingClientRect()
            seen.add([x, y, width, height].map(Math.round).join(' '))
            appearing ||= /ant-zoom-(enter|appear)/.test(dialog!.className)
            if (appearing && !/ant-zoom/.test(dialog!.className)) return resolve([...seen])
          }
          requestAnimationFrame(readPosition)
        }
        readPosition()
      })
  )
  await page
    .getByRole('button', { name: /^修改 / })
    .first()
    .click()
  expect(await places).toHaveLength(1)
})

test('a dialog over a drawer restores the focus', { tag: '@smoke' }, async ({ page, request }) => {
  const buyer = await buyerOf(request, await demoUser(request, 'user', 2))
  const { courseId } = await findSimpleCourse(request, 1)
  const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }])
  await signInToAdmin(page, await demoUser(request, 'admin'), `/board/admin/orders?orderStatus=1&orderId=${orderId}`)

  const row = page.getByRole('button', { name: orderId, exact: true })
  await row.click()
  const drawer = page.getByRole('dialog', { name: '订单详情' })
  const opener = drawer.getByRole('button', { name: '查看完整信息' }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '查看完整手机号和收件地址' })
  await expect(dialog.getByLabel('查看原因')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  // The button that opened it disappears with it; the focus stays in the drawer.
  await opener.click()
  await dialog.getByLabel('查看原因').fill('买家来电核对收件地址')
  await dialog.getByRole('button', { name: '查看', exact: true }).click()
  await expect(opener).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(row).toBeFocused()
})
