import { HourKindText, PushStateText, type HourKind, type PushState } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { FaintInk, PdfDocument } from '#core/pdf/pdf_document'
import { unprintableCharacters } from '#core/pdf/font'
import { drawTable, type PdfColumn } from '#core/pdf/table'
import { pdfMessages } from '#core/pdf/terms'
import { auditActionText } from '#core/audit/terms'
import { now, toWireTime } from '#core/time'
import type { EvidenceRow, evidenceTables } from '#learning/evidence/evidence_rows'
import type { EvidenceSubject } from '#learning/evidence/evidence_subject'

/** Of each table on paper; all of it is in the JSON files. */
const mostRows = 300

interface Section {
  title: string
  table: keyof ReturnType<typeof evidenceTables>
  columns: PdfColumn[]
  cells: (row: EvidenceRow) => unknown[]
}

const minutes = (seconds: unknown) => toMinutes(Number(seconds ?? 0))

const sections: Section[] = [
  {
    title: '学完的章节',
    table: 'study_logs',
    columns: [
      { title: '章节', share: 4 },
      { title: '学时（分钟）', share: 1.4, align: 'right' },
      { title: '测试', share: 1 },
      { title: '完成时间', share: 2 },
    ],
    cells: (row) => [
      row.chapterTitle,
      minutes(row.studySeconds),
      row.testPassed === null ? '没有' : row.testPassed ? '合格' : '未合格',
      row.createdAt,
    ],
  },
  {
    title: '学时台账（分钟）',
    table: 'ledger',
    columns: [
      { title: '时间', share: 2 },
      { title: '类型', share: 1.2 },
      { title: '待测试', share: 1, align: 'right' },
      { title: '未上传', share: 1, align: 'right' },
      { title: '已上传', share: 1, align: 'right' },
      { title: '原因', share: 3 },
    ],
    cells: (row) => [
      row.createdAt,
      HourKindText[row.kind as HourKind] ?? row.kind,
      minutes(row.heldSeconds),
      minutes(row.availableSeconds),
      minutes(row.usedSeconds),
      [row.actor, row.reason].filter(Boolean).join('：') || row.cause,
    ],
  },
  {
    title: '播放记录',
    table: 'play_sessions',
    columns: [
      { title: '编号', share: 1 },
      { title: '开始', share: 2 },
      { title: '计入（分钟）', share: 1.3, align: 'right' },
      { title: '设备和地址', share: 4 },
    ],
    cells: (row) => [
      row.id,
      row.openedAt,
      minutes(row.creditedSeconds),
      [row.device, row.ip].filter(Boolean).join(' ') || '没有记录',
    ],
  },
  {
    title: '测试',
    table: 'test_attempts',
    columns: [
      { title: '答卷', share: 1 },
      { title: '开始', share: 2 },
      { title: '交卷', share: 2 },
      { title: '得分', share: 1, align: 'right' },
      { title: '结果', share: 1 },
    ],
    cells: (row) => [
      row.id,
      row.startedAt,
      row.submittedAt ?? '没有交卷',
      row.userScoreTenths === null ? '' : Number(row.userScoreTenths) / 10,
      row.userPass === null ? '没有评分' : row.userPass ? '合格' : '未合格',
    ],
  },
  {
    title: '上传记录',
    table: 'uploads',
    columns: [
      { title: '上传时间', share: 2 },
      { title: '学时（分钟）', share: 1.3, align: 'right' },
      { title: '状态', share: 1.4 },
      { title: '受理编号和说明', share: 4 },
    ],
    cells: (row) => [
      row.createdAt,
      minutes(row.pushedSeconds),
      PushStateText[row.state as PushState] ?? row.state,
      [row.receiptNo, row.answer, row.revertReason].filter(Boolean).join('，') || '没有应答',
    ],
  },
  {
    title: '证书',
    table: 'prints',
    columns: [
      { title: '编号', share: 2 },
      { title: '打印时间', share: 2 },
      { title: '学时（分钟）', share: 1.3, align: 'right' },
      { title: '状态和原因', share: 3 },
    ],
    cells: (row) => [
      row.issueNo,
      row.createdAt,
      minutes(row.uploadedSeconds),
      [row.state, row.reason].filter(Boolean).join('，'),
    ],
  },
  {
    title: '操作日志',
    table: 'audit_log',
    columns: [
      { title: '时间', share: 2 },
      { title: '操作人', share: 1.4 },
      { title: '操作', share: 2 },
      { title: '原因', share: 3 },
    ],
    cells: (row) => [row.createdAt, row.actorName, auditActionText(String(row.action)), row.reason],
  },
]

/** The bundle to read: the record, then a part of each table. */
export async function summaryPdf(
  subject: EvidenceSubject,
  tables: ReturnType<typeof evidenceTables>,
  reason: string
): Promise<Buffer> {
  const { person, course } = subject
  const pdf = new PdfDocument({
    ...{ title: `学习证据 ${person.name} ${course.name}`.slice(0, 100), author: '筑学' },
    createdAt: now().toJSDate(),
  })
  pdf.paragraph('学习证据', { size: 20, bold: true })
  for (const line of [
    `学员：${person.name}，证件号码：${person.idCard ?? '没有'}，手机号：${person.telephone ?? '没有'}`,
    `课程：${course.name}（${course.subject} ${course.kind}，总学时 ${course.totalMinutes} 分钟）`,
    `学时：待测试 ${subject.minutes.held}，未上传 ${subject.minutes.available}，已上传 ${subject.minutes.used}，过期 ${subject.minutes.expired}（分钟）`,
    `导出原因：${reason}`,
    `导出时间：${toWireTime(now())}。全部内容和每个文件的校验值见同一压缩包中的 JSON 文件和 manifest.json。`,
  ])
    pdf.paragraph(printable(line), { gap: 2 })
  pdf.y += 8
  for (const section of sections) await drawSection(pdf, section, tables)
  pdf.eachPage((page, pages) => {
    pdf.text(pdfMessages.pages(page, pages), pdf.margin, pdf.height - 36, {
      ...{ size: 8, color: FaintInk, align: 'right', width: pdf.innerWidth },
    })
  })
  return pdf.finish()
}

async function drawSection(
  pdf: PdfDocument,
  { title, table, columns, cells }: Section,
  tables: ReturnType<typeof evidenceTables>
) {
  const rows: string[][] = []
  let isCut = false
  for await (const row of tables[table]()) {
    isCut = rows.length === mostRows
    if (isCut) break
    rows.push(cells(row).map((cell) => printable(String(cell ?? ''))))
  }
  pdf.makeRoom(80)
  pdf.paragraph(title, { size: 13, bold: true, gap: 4 })
  if (rows.length) drawTable(pdf, { columns, rows, size: 8.5 })
  else pdf.paragraph('没有记录', { color: FaintInk })
  if (isCut) pdf.paragraph(`只列出前${mostRows}条，其余见 ${table}.json`, { color: FaintInk })
}

/** A device may call itself anything: what the font lacks is shown as a mark and stays whole in the JSON. */
function printable(text: string): string {
  const missing = new Set(unprintableCharacters(text))
  return missing.size ? [...text].map((one) => (missing.has(one) ? '?' : one)).join('') : text
}
