/**
 * Renders a certificate of another provider as PDF, with an embedded font subset. The file is committed; run it again
 * after a change of the texts.
 *
 *   cd database && node --import=@poppinss/ts-exec demo/drawing/draw_certificate.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { formerCertificates } from '../content/former_certificates.js'
import { palettes } from './palette.js'
import { fontFile } from './text_layout.js'
import { media } from './write_picture.js'

const [{ name, number, issuedOn, issuer, title }] = formerCertificates
const { deep, accent } = palettes.general
const doc = new PDFDocument({
  size: 'A4',
  layout: 'landscape',
  margin: 0,
  lang: 'zh-CN',
  info: { Title: title, Author: issuer, CreationDate: new Date('2024-06-30T00:00:00Z') },
})
const chunks: Buffer[] = []
const done = new Promise<Buffer>((resolve) => {
  doc.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
})
doc.registerFont('regular', fontFile('regular')).registerFont('bold', fontFile('bold'))
const { width, height } = doc.page
const inner = width - 240
const line = (text: string, y: number, size: number, font: 'regular' | 'bold' = 'regular', colour = '#2A3040') =>
  doc.font(font).fontSize(size).fillColor(colour).text(text, 120, y, { width: inner, align: 'center' })

doc
  .rect(28, 28, width - 56, height - 56)
  .lineWidth(3)
  .stroke(accent)
doc
  .rect(36, 36, width - 72, height - 72)
  .lineWidth(0.8)
  .stroke(deep)
line(title, 112, 34, 'bold', deep)
line(name, 206, 26, 'bold')
line('已完成二级建造师继续教育市政公用工程专业必修课，', 268, 16)
line('共 20 学时，考核合格。', 300, 16)
line(`证书编号：${number}`, 404, 13)
line(`${issuer}  ${issuedOn}`, 432, 13)
doc.end()

await mkdir(media('certificates'), { recursive: true })
await writeFile(media(`certificates/${number}.pdf`), await done)
