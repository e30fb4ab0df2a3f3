import { strToU8, zipSync } from 'fflate'
import { toYuan } from '#core/money'
import { PdfDocument } from '#core/pdf/pdf_document'
import type { InvoiceDocuments } from '#drivers/invoices/invoice_issuer'

interface Drawn {
  number: string
  amountFen: number
  isReversal: boolean
  issuedAt: Date
}

/** Specimens: readers open them, tax offices do not know them. */
export async function drawLocalInvoice(invoice: Drawn): Promise<InvoiceDocuments> {
  const title = invoice.isReversal ? '电子发票（红字）' : '电子发票（普通发票）'
  const amount = `${invoice.isReversal ? '-' : ''}${toYuan(invoice.amountFen).toFixed(2)}`
  const xml = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice><Number>${invoice.number}</Number><Total>${amount}</Total></EInvoice>\n`
  )
  return { pdf: await pdfOf(title, amount, invoice), ofd: ofdOf(xml), xml }
}

function pdfOf(title: string, amount: string, { number, issuedAt }: Drawn): Promise<Buffer> {
  const pdf = new PdfDocument({ title, author: '筑学', createdAt: issuedAt })
  pdf.paragraph(`${title} 样张`, { size: 20, bold: true })
  pdf.paragraph(`发票号码 ${number}`)
  pdf.paragraph(`价税合计 ${amount} 元`)
  pdf.paragraph('由本机开票服务生成，没有法律效力')
  return pdf.finish()
}

/** The parts that GB/T 33190-2016 requires. */
function ofdOf(xml: Buffer): Buffer {
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const scheme = 'xmlns:ofd="http://www.ofdspec.org/2016"'
  return Buffer.from(
    zipSync({
      'OFD.xml': strToU8(
        `${head}<ofd:OFD ${scheme} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`
      ),
      'Doc_0/Document.xml': strToU8(`${head}<ofd:Document ${scheme}><ofd:Pages/></ofd:Document>`),
      'Doc_0/Attachs/invoice.xml': new Uint8Array(xml),
    })
  )
}
