import type { BankAccount } from '#commerce/bank_transfers/bank_account'
import { chineseAmount } from '#commerce/bank_transfers/chinese_amount'
import { TransferNoticeTitle as title, accountGroups, transferTexts as texts } from '#commerce/bank_transfers/terms'
import { toYuan } from '#core/money'
import { unprintableCharacters } from '#core/pdf/font'
import { FaintInk, Ink, PdfDocument } from '#core/pdf/pdf_document'
import { drawTable } from '#core/pdf/table'
import { pdfMessages } from '#core/pdf/terms'

export interface TransferNotice {
  orderNo: string
  placedAt: Date
  placedTime: string
  expireTime: string
  payerName: string
  items: { name: string; copies: number; unitFen: number }[]
  freightFen: number
  amountFen: number
  transferCode: string
  account: BankAccount
}

/** What the buyer's accountant needs for the transfer and for the books. The same order gives the same bytes. */
export async function drawTransferNotice(notice: TransferNotice): Promise<Buffer> {
  const pdf = new PdfDocument({
    title: `${title} ${notice.orderNo}`,
    author: printable(notice.account.accountName),
    createdAt: notice.placedAt,
  })
  drawHead(pdf, notice)
  drawCode(pdf, notice)
  drawAccount(pdf, notice)
  drawItems(pdf, notice)
  drawNotes(pdf)
  pdf.eachPage((page, pages) =>
    pdf.text(`订单号 ${notice.orderNo}\u3000${pdfMessages.pages(page, pages)}`, pdf.margin, pdf.height - 36, {
      size: 8,
      color: FaintInk,
      align: 'center',
      width: pdf.innerWidth,
    })
  )
  return pdf.finish()
}

function drawHead(pdf: PdfDocument, { orderNo, payerName, placedTime }: TransferNotice): void {
  pdf.paragraph(title, { size: 22, bold: true, align: 'center', gap: 4 })
  pdf.paragraph(`订单号 ${orderNo}\u3000下单时间 ${placedTime}`, { size: 9, color: FaintInk, align: 'center', gap: 16 })
  pdf.paragraph(`付款方：${printable(payerName)}`, { size: 12, bold: true, gap: 12 })
}

/** In a frame, because a transfer without the code is not found. */
function drawCode(pdf: PdfDocument, { amountFen, expireTime, transferCode }: TransferNotice): void {
  const height = 92
  const top = pdf.y
  const left = pdf.margin + 16
  pdf.shapes.rect(pdf.margin, top, pdf.innerWidth, height).lineWidth(1).stroke(Ink)
  pdf.text('付款码（附言）', left, top + 14, { size: 9.5, color: FaintInk })
  pdf.text(transferCode, left, top + 32, { size: 24, bold: true, spacing: 3 })
  pdf.text('附言（用途）只填写这8位数字，不要填写其他文字。', left, top + 68, { size: 9.5 })
  const right = { align: 'right' as const, width: pdf.innerWidth - 32 }
  pdf.text('付款金额', left, top + 14, { size: 9.5, color: FaintInk, ...right })
  pdf.text(`¥${yuan(amountFen)}`, left, top + 32, { size: 20, bold: true, ...right })
  pdf.text(`请在 ${expireTime} 前到账`, left, top + 68, { size: 9.5, ...right })
  pdf.y = top + height + 12
}

function drawAccount(pdf: PdfDocument, { account, amountFen }: TransferNotice): void {
  const rows = [
    [texts.accountName, account.accountName],
    [texts.accountNumber, accountGroups(account.accountNumber).join(' ')],
    [texts.bankName, account.bankName],
    ...(account.branchCode ? [[texts.branchCode, account.branchCode]] : []),
    ['金额（大写）', chineseAmount(amountFen)],
  ]
  const columns = [
    { title: '收款信息', share: 2 },
    { title: '', share: 8 },
  ]
  drawTable(pdf, { columns, rows: rows.map(([name, text]) => [name, printable(text)]), size: 10.5 })
}

function drawItems(pdf: PdfDocument, { amountFen, freightFen, items }: TransferNotice): void {
  const right = 'right' as const
  const goodsFen = items.reduce((sum, item) => sum + totalFen(item), 0)
  const otherFen = amountFen - goodsFen - freightFen
  drawTable(pdf, {
    columns: [
      { title: '商品', share: 8 },
      { title: '数量', share: 1.5, align: right },
      { title: '单价（元）', share: 2.5, align: right },
      { title: '金额（元）', share: 2.5, align: right },
    ],
    rows: [
      ...items.map((item) => [printable(item.name), String(item.copies), yuan(item.unitFen), yuan(totalFen(item))]),
      ...(freightFen > 0 ? [['运费', '', '', yuan(freightFen)]] : []),
      ...(otherFen !== 0 ? [['优惠', '', '', yuan(otherFen)]] : []),
    ],
    total: ['合计', '', '', yuan(amountFen)],
  })
}

/** Before discounts of the whole order: an accountant multiplies the columns. */
const totalFen = ({ copies, unitFen }: TransferNotice['items'][number]) => copies * unitFen

function drawNotes(pdf: PdfDocument): void {
  const notes = [
    '一个付款码对应一个订单和一个金额，请一次转足，不要合并或拆分转账。',
    '请从付款方的对公账户转账。到账后由财务核对，一般需要 1–2 个工作日，核对完成后订单自动变为已支付。',
    '本通知单不是发票，也不是收款凭证。',
  ]
  for (const note of notes) pdf.paragraph(note, { size: 9, color: FaintInk, gap: 1 })
}

const yuan = (fen: number) =>
  toYuan(fen).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A character without a glyph must not prevent a payment. */
function printable(text: string): string {
  const missing = new Set(unprintableCharacters(text))
  return [...text].map((one) => (missing.has(one) ? '〓' : one)).join('')
}
