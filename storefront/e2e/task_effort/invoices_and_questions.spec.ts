import { InvoiceType, PayerType } from '@zhuxue/api/terms/invoices'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { apiClientFor } from '../support/api_calls'
import { register } from '../support/new_user'
import { demoUser } from '../support/people'
import { screenTab } from '../support/board_lists'
import { signInToAdmin } from '../support/sessions'
import { expect, test } from '../support/fixtures'
import { boardScreens } from './devices'
import { expectInteractionsAtMost, recordInput } from './input_recorder'

const pdf = {
  name: '发票.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
}

const pasted = `1. 临边防护栏杆的高度是多少？
A. 0.6 m
B. 1.2 m
答案：B
2. 进入施工现场应佩戴什么？
A. 安全帽
B. 草帽
答案：A`

for (const { device, viewport } of boardScreens) {
  test.describe(`Invoices and questions on ${device}`, () => {
    test.use({ viewport })

    test('an admin sends a requested invoice', async ({ page, request }, info) => {
      const person = await register(request)
      const buyer = await buyerOf(request, person)
      const { courseId } = await findSimpleCourse(request, 1)
      const orderId = await buyer.placeOrder([{ courseId, courseCount: 1 }])
      await buyer.pay(orderId)
      const { post } = await apiClientFor(request, person)
      await post('/api/invoices', {
        orderId,
        invoiceType: InvoiceType.Electronic,
        payerType: PayerType.Personal,
        payerName: person.userName,
        payerEmail: 'a@example.com',
        maillingName: person.userName,
        maillingTelephone: person.telephone,
      })
      await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/orders')
      const recorder = recordInput(page)
      const invoices = screenTab(page, '发票')
      await expect(invoices).toBeVisible()
      recorder.begin()
      await recorder.click(invoices)
      // The list of orders has a button of the same name.
      await expect(page.getByRole('columnheader', { name: '发票抬头' })).toBeVisible()
      await recorder.click(page.getByRole('button', { name: orderId, exact: true }))
      await recorder.click(page.getByRole('dialog', { name: '发票详情' }).getByRole('button', { name: /发\s*送/ }))
      const question = page.getByRole('dialog', { name: '发送发票' })
      await question.locator('input[type=file]').setInputFiles(pdf)
      recorder.effort.clicks++
      await recorder.click(question.getByRole('button', { name: '上传并发送' }))
      await expect(page.getByText('发票状态已修改为已发送')).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 5, keys: 0, loads: 0 }, info)
    })

    test('an admin imports pasted questions into a bank', async ({ page, request }, info) => {
      const admin = await demoUser(request, 'admin')
      const { post } = await apiClientFor(request, admin)
      const questionBankName = `安全题库${Date.now()}`
      await post('/api/admin/question-banks', { questionBankName })
      await signInToAdmin(page, admin, '/board/admin/paper-work-space')
      const recorder = recordInput(page)
      const bank = page.getByRole('link', { name: questionBankName })
      await expect(bank).toBeVisible()
      recorder.begin()
      await recorder.click(bank)
      await recorder.click(page.getByRole('button', { name: /^导\s*入$/ }))
      const dialog = page.getByRole('dialog', { name: '导入题目' })
      await recorder.click(dialog.getByRole('tab', { name: '粘贴 Word' }))
      await recorder.click(dialog.getByLabel('题目文字'))
      await recorder.paste(pasted)
      await recorder.click(dialog.getByRole('button', { name: '检查题目' }))
      await recorder.click(dialog.getByRole('button', { name: '导入 2 道题' }))
      await expect(page.getByText(/^共 2 条/)).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 6, keys: 2, loads: 0 }, info)
    })
  })
}
