import { DateTime } from 'luxon'
import { CertSubjectText, RequiredCourseText } from '#catalogue/terms'
import type { PrintedPart } from '#certificates/issues/issue_data'
import { verifyUrl, type IssuedData } from '#certificates/issues/credential'
import { CertificateTitle, CredentialFileName, IssuerName } from '#certificates/issues/terms'
import { FaintInk, PdfDocument } from '#core/pdf/pdf_document'
import { drawTable } from '#core/pdf/table'
import { toWireDay } from '#core/time'

const Brand = '#0b5cad'
const Gold = '#b08d3c'
const qrSize = 84

/** The certificate as an A4 PDF with its credential attached. The same data give the same bytes. */
export async function drawCertificate(facts: IssuedData, credential: string): Promise<Buffer> {
  const pdf = new PdfDocument({
    title: `${CertificateTitle} ${facts.number}`,
    author: IssuerName,
    subject: `${CertSubjectText[facts.certSubject]}专业继续教育学时`,
    createdAt: facts.issuedAt,
    margin: 68,
  })
  drawHead(pdf, facts)
  drawPerson(pdf, facts)
  for (const part of facts.parts) drawPart(pdf, part)
  drawSeal(pdf, facts)
  pdf.eachPage((page, pages) => drawFrame(pdf, facts.number, page, pages))
  pdf.attach(Buffer.from(credential), {
    name: CredentialFileName,
    type: 'application/vc+jwt',
    description: 'Open Badges 3.0 credential',
  })
  return pdf.finish()
}

function drawHead(pdf: PdfDocument, { number }: IssuedData): void {
  pdf.y = 92
  pdf.text(CertificateTitle, pdf.margin, pdf.y, {
    size: 28,
    bold: true,
    spacing: 6,
    color: Brand,
    align: 'center',
    width: pdf.innerWidth,
  })
  pdf.y += 46
  pdf.text(`证书编号\u3000${number}`, pdf.margin, pdf.y, {
    size: 10,
    color: FaintInk,
    align: 'center',
    width: pdf.innerWidth,
  })
  pdf.y += 24
  const middle = pdf.width / 2
  pdf.shapes
    .moveTo(middle - 60, pdf.y)
    .lineTo(middle + 60, pdf.y)
    .lineWidth(1)
    .stroke(Gold)
  pdf.y += 26
}

function drawPerson(pdf: PdfDocument, facts: IssuedData): void {
  const { userName, idCard, certSubject, minutes, firstDay, lastDay, cycle } = facts
  const inCycle = cycle && `其中计入${cycle.kindName}学时周期（${chinese(cycle.startsOn)}至${chinese(cycle.endsOn)}）`
  pdf.paragraph(
    `兹证明 ${userName}（身份证号 ${idCard}）于${chinese(firstDay)}至${chinese(lastDay)}参加${CertSubjectText[certSubject]}专业继续教育，` +
      `${inCycle ? `${inCycle}、` : '完成并'}经省平台确认学时共 ${minutes} 分钟，明细如下。`,
    { size: 13, gap: 14, indent: 0 }
  )
}

function drawPart(pdf: PdfDocument, { requiredCourse, minutes, courses }: PrintedPart): void {
  pdf.makeRoom(80)
  pdf.paragraph(`${RequiredCourseText[requiredCourse]}学时\u3000${minutes} 分钟`, { size: 12, bold: true, gap: 4 })
  drawTable(pdf, {
    columns: [
      { title: '序号', share: 1 },
      { title: '课程名称', share: 8 },
      { title: '学时（分钟）', share: 2, align: 'right' },
    ],
    rows: courses.map((course, at) => [String(at + 1), course.courseName, String(course.minutes)]),
    size: 9.5,
  })
}

/** The footer of the last page: issuer, time and where to verify it. */
function drawSeal(pdf: PdfDocument, { verifyCode, number, issuedAt }: IssuedData): void {
  const height = qrSize + 30
  pdf.makeRoom(height)
  const top = pdf.height - pdf.margin - height + 6
  const url = verifyUrl(verifyCode)
  pdf.qrCode(url, pdf.margin + 4, top, qrSize)
  pdf.link(url, pdf.margin + 4, top, qrSize, qrSize)
  const left = pdf.margin + qrSize + 24
  const lines = [
    '扫描二维码，或在查验页面输入证书编号，核对本证书的全部内容和状态。',
    `查验页面\u3000${url.slice(0, url.lastIndexOf('/'))}`,
    `证书编号\u3000${number}`,
    '本文件附有电子签名的凭证（Open Badges 3.0），可离线验证。',
  ]
  const width = pdf.innerWidth - qrSize - 24
  let y = top + 2
  for (const line of lines.flatMap((text) => pdf.linesOf(text, width, 8.5))) {
    pdf.text(line, left, y, { size: 8.5, color: FaintInk })
    y += 13
  }
  const day = chinese(toWireDay(DateTime.fromJSDate(issuedAt)))
  pdf.text(IssuerName, left, top + qrSize - 16, { size: 14, bold: true, align: 'right', width })
  pdf.text(day, left, top + qrSize + 6, { size: 11, align: 'right', width })
}

function drawFrame(pdf: PdfDocument, number: string, page: number, pages: number): void {
  const { width, height, shapes } = pdf
  shapes
    .rect(28, 28, width - 56, height - 56)
    .lineWidth(2)
    .stroke(Brand)
  shapes
    .rect(34, 34, width - 68, height - 68)
    .lineWidth(0.6)
    .stroke(Gold)
  if (pages === 1) return
  pdf.text(`${number}\u3000第 ${page} 页，共 ${pages} 页`, 34, height - 52, {
    size: 8,
    color: FaintInk,
    align: 'center',
    width: width - 68,
  })
}

const chinese = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
