import { IssuerName } from '#certificates/issues/terms'
import { FaintInk, PdfDocument } from '#core/pdf/pdf_document'
import { unprintableCharacters } from '#core/pdf/font'
import { pdfMessages } from '#core/pdf/terms'
import { drawTable } from '#core/pdf/table'
import { toYuan } from '#core/money'
import { fromStored, now, toWireTime } from '#core/time'
import { productSums } from '#statistics/statements/product_sums'
import type { Statement } from '#statistics/statements/statement'
import { messages, MaxPdfLines, StatementState, StatementStateText, StatementTitle } from '#statistics/statements/terms'
import { messages as figureMessages } from '#statistics/terms'

const right = 'right' as const

/** The statement as an A4 PDF. A closed one always has the same bytes. */
export async function drawStatement(statement: Statement): Promise<Buffer> {
  const { closedAt, month, partnerName, statementNo } = statement
  const pdf = new PdfDocument({
    title: printable(`${StatementTitle} ${partnerName} ${month}`),
    author: IssuerName,
    createdAt: (closedAt ? fromStored(closedAt) : now()).toJSDate(),
    margin: 44,
  })
  drawHead(pdf, statement)
  drawMonths(pdf, statement)
  if (statement.lines.length > MaxPdfLines) drawProducts(pdf, statement)
  else drawLines(pdf, statement)
  pdf.eachPage((page, pages) =>
    pdf.text(
      `${statementNo ?? StatementStateText[statement.state]}\u3000${pdfMessages.pages(page, pages)}`,
      pdf.margin,
      pdf.height - 30,
      { size: 8, color: FaintInk, align: 'center', width: pdf.innerWidth }
    )
  )
  return pdf.finish()
}

function drawHead(pdf: PdfDocument, statement: Statement): void {
  const isClosed = statement.state === StatementState.Closed
  pdf.paragraph(StatementTitle, { size: 20, bold: true, align: 'center', gap: 6 })
  pdf.paragraph(`${statement.month}\u3000${printable(statement.partnerName)}`, { size: 12, align: 'center', gap: 4 })
  pdf.paragraph(
    isClosed
      ? `${IssuerName}出具\u3000编号 ${statement.statementNo}\u3000结算时间 ${toWireTime(statement.closedAt)}`
      : `${StatementStateText[statement.state]}\u3000${messages.draftHint}`,
    { size: 9, color: FaintInk, align: 'center', gap: 10 }
  )
}

function drawMonths(pdf: PdfDocument, statement: Statement): void {
  const { months, month } = statement
  drawTable(pdf, {
    columns: [
      { title: '支付月份', share: 3 },
      { title: '销售（元）', share: 3, align: right },
      { title: '退款（元）', share: 3, align: right },
      { title: '净额（元）', share: 3, align: right },
      { title: '佣金比例', share: 2, align: right },
      { title: '佣金（元）', share: 3, align: right },
    ],
    rows: months.map((one) => [
      one.month === month ? one.month : `${one.month} 更正`,
      yuan(one.soldFen),
      yuan(one.refundedFen),
      yuan(one.netFen),
      one.rateBp === null ? '未设置' : `${(one.rateBp / 100).toFixed(2)}%`,
      yuan(one.commissionFen),
    ]),
    total: [
      figureMessages.totalRow,
      yuan(statement.soldFen),
      yuan(statement.refundedFen),
      yuan(statement.netFen),
      '',
      yuan(statement.commissionFen),
    ],
  })
  for (const note of [messages.withoutFreight, messages.rounding]) {
    pdf.paragraph(note, { size: 8, color: FaintInk, gap: 0 })
  }
  pdf.y += 10
}

function drawLines(pdf: PdfDocument, { lines, month }: Statement): void {
  drawTable(pdf, {
    columns: [
      { title: '支付时间', share: 3 },
      { title: '订单号', share: 4.6 },
      { title: '商品', share: 5.6 },
      { title: '数量', share: 1.4, align: right },
      { title: '销售（元）', share: 2.3, align: right },
      { title: '退款（元）', share: 2.3, align: right },
      { title: '净额（元）', share: 2.3, align: right },
    ],
    rows: lines.map((line) => [
      toWireTime(line.paidAt)!,
      line.month === month ? line.orderNo : `${line.orderNo} 更正`,
      printable(line.itemName),
      String(line.soldCopies - line.refundedCopies),
      yuan(line.soldFen),
      yuan(line.refundedFen),
      yuan(line.soldFen - line.refundedFen),
    ]),
    size: 8,
  })
}

function drawProducts(pdf: PdfDocument, { lines }: Statement): void {
  pdf.paragraph(`共 ${lines.length} 行，以下按商品汇总，逐笔明细见 Excel`, { size: 9 })
  drawTable(pdf, {
    columns: [
      { title: '商品', share: 6 },
      { title: '数量', share: 2, align: right },
      { title: '净额（元）', share: 3, align: right },
    ],
    rows: productSums(lines).map(({ itemName, copies, netFen }) => [printable(itemName), String(copies), yuan(netFen)]),
    size: 8,
  })
}

const yuan = (fen: number) =>
  toYuan(fen).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A character without a glyph must not prevent a statement from being printed. */
function printable(text: string): string {
  const missing = new Set(unprintableCharacters(text))
  return [...text].map((one) => (missing.has(one) ? '〓' : one)).join('')
}
