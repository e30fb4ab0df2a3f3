import { RequiredCourseText } from '#catalogue/terms'
import { HourKindText, HourUploadStateText, type HourKind, type HourUploadState } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { FaintInk, PdfDocument } from '#core/pdf/pdf_document'
import { unprintableCharacters } from '#core/pdf/font'
import { drawTable, type PdfColumn } from '#core/pdf/table'
import { pdfMessages } from '#core/pdf/terms'
import { auditActionText } from '#core/audit/terms'
import { now, toWireTime } from '#core/time'
import type { EvidenceRow, evidenceTables } from '#learning/evidence/evidence_rows'
import { messages } from '#learning/evidence/terms'
import type { EvidenceSubject } from '#learning/evidence/evidence_subject'

/** Per table on paper; the JSON files are complete. */
const mostRows = 300

interface Section {
  title: string
  table: keyof ReturnType<typeof evidenceTables>
  columns: Column[]
}

/** A column of the PDF and its cell text. */
interface Column extends PdfColumn {
  cell: (row: EvidenceRow) => unknown
}

const plain = (title: string, share: number, name: string): Column => ({ title, share, cell: (row) => row[name] })

/** A column that shows seconds as minutes. */
const minutes = (title: string, share: number, name: string): Column => ({
  title,
  share,
  align: 'right',
  cell: (row) => toMinutes(Number(row[name] ?? 0)),
})

const sections: Section[] = [
  {
    title: '学完的章节',
    table: 'study_logs',
    columns: [
      plain('章节', 4, 'chapterTitle'),
      minutes('学时（分钟）', 1.4, 'studySeconds'),
      {
        title: '测试',
        share: 1,
        cell: (row) => (row.testPassed === null ? '没有' : row.testPassed ? '合格' : '未合格'),
      },
      plain('完成时间', 2, 'createdAt'),
    ],
  },
  {
    title: messages.imported,
    table: 'imported_progress',
    columns: [
      plain('章节', 4, 'chapterTitle'),
      minutes('已看（分钟）', 1.3, 'coveredSeconds'),
      plain('完成时间', 2, 'completedAt'),
      { title: '来源', share: 2.4, cell: (row) => `${row.sourceName}（${row.source}）` },
      { title: '导入', share: 1, cell: (row) => `第 ${row.importRun} 次` },
    ],
  },
  {
    title: '学时台账（分钟）',
    table: 'ledger',
    columns: [
      plain('时间', 2, 'createdAt'),
      { title: '类型', share: 1.2, cell: (row) => HourKindText[row.kind as HourKind] ?? row.kind },
      minutes('待测试', 1, 'heldSeconds'),
      minutes('未上传', 1, 'availableSeconds'),
      minutes('已上传', 1, 'usedSeconds'),
      { title: '原因', share: 3, cell: (row) => [row.actor, row.reason].filter(Boolean).join('：') || row.cause },
    ],
  },
  {
    title: '播放记录',
    table: 'play_sessions',
    columns: [
      plain('编号', 1, 'id'),
      plain('开始', 2, 'openedAt'),
      minutes('计入（分钟）', 1.3, 'creditedSeconds'),
      { title: '设备和地址', share: 4, cell: (row) => [row.device, row.ip].filter(Boolean).join(' ') || '没有记录' },
    ],
  },
  {
    title: '测试',
    table: 'test_attempts',
    columns: [
      plain('答卷', 1, 'id'),
      plain('开始', 2, 'startedAt'),
      { title: '交卷', share: 2, cell: (row) => row.submittedAt ?? '没有交卷' },
      {
        title: '得分',
        share: 1,
        align: 'right',
        cell: (row) => (row.userScoreTenths === null ? '' : Number(row.userScoreTenths) / 10),
      },
      {
        title: '结果',
        share: 1,
        cell: (row) => (row.userPass === null ? '没有评分' : row.userPass ? '合格' : '未合格'),
      },
    ],
  },
  {
    title: '上传记录',
    table: 'uploads',
    columns: [
      plain('上传时间', 2, 'createdAt'),
      minutes('学时（分钟）', 1.3, 'pushedSeconds'),
      { title: '状态', share: 1.4, cell: (row) => HourUploadStateText[row.state as HourUploadState] ?? row.state },
      {
        title: '受理编号和说明',
        share: 4,
        cell: (row) => [row.receiptNo, row.answer, row.revertReason].filter(Boolean).join('，') || '没有应答',
      },
    ],
  },
  {
    title: '计入的学时周期',
    table: 'cycle_entries',
    columns: [
      { title: '执业证书', share: 2.4, cell: (row) => [row.kindName, row.numberMasked].filter(Boolean).join(' ') },
      { title: '学时周期', share: 2.4, cell: (row) => `${row.startsOn} 至 ${row.endsOn}` },
      { title: '类型', share: 0.8, cell: (row) => RequiredCourseText[row.required ? 1 : 0] },
      minutes('学时（分钟）', 1.3, 'countedSeconds'),
      plain('计入日期', 1.4, 'countedOn'),
    ],
  },
  {
    title: '证书',
    table: 'prints',
    columns: [
      plain('编号', 2, 'issueNo'),
      plain('打印时间', 2, 'createdAt'),
      minutes('学时（分钟）', 1.3, 'uploadedSeconds'),
      { title: '状态和原因', share: 3, cell: (row) => [row.state, row.reason].filter(Boolean).join('，') },
    ],
  },
  {
    title: '操作日志',
    table: 'audit_log',
    columns: [
      plain('时间', 2, 'createdAt'),
      plain('操作人', 1.4, 'actorName'),
      { title: '操作', share: 2, cell: (row) => auditActionText(String(row.action)) },
      plain('原因', 3, 'reason'),
    ],
  },
]

/** The readable summary: the record, then a part of each table. */
export async function summaryPdf(
  subject: EvidenceSubject,
  tables: ReturnType<typeof evidenceTables>,
  reason: string
): Promise<Buffer> {
  const { person, course } = subject
  const pdf = new PdfDocument({
    title: `学习证据 ${person.name} ${course.name}`.slice(0, 100),
    author: '筑学',
    createdAt: now().toJSDate(),
  })
  pdf.paragraph('学习证据', { size: 20, bold: true })
  for (const line of [
    `学员：${person.name}，证件号码：${person.idCard ?? '没有'}，手机号：${person.telephone ?? '没有'}`,
    `课程：${course.name}（${course.subject} ${course.kind}，总学时 ${course.totalMinutes} 分钟）`,
    `学时：待测试 ${subject.minutes.held}，未上传 ${subject.minutes.available}，已上传 ${subject.minutes.used}，过期 ${subject.minutes.expired}，${HourKindText.refund} ${subject.minutes.withdrawn}（分钟）`,
    `导出原因：${reason}`,
    `导出时间：${toWireTime(now())}。全部内容和每个文件的校验值见同一压缩包中的 JSON 文件和 manifest.json。`,
  ])
    pdf.paragraph(printable(line), { gap: 2 })
  pdf.y += 8
  for (const section of sections) await drawSection(pdf, section, tables)
  pdf.eachPage((page, pages) => {
    pdf.text(pdfMessages.pages(page, pages), pdf.margin, pdf.height - 36, {
      size: 8,
      color: FaintInk,
      align: 'right',
      width: pdf.innerWidth,
    })
  })
  return pdf.finish()
}

async function drawSection(
  pdf: PdfDocument,
  { title, table, columns }: Section,
  tables: ReturnType<typeof evidenceTables>
) {
  const rows: string[][] = []
  let isCut = false
  for await (const row of tables[table]()) {
    isCut = rows.length === mostRows
    if (isCut) break
    rows.push(columns.map(({ cell }) => printable(String(cell(row) ?? ''))))
  }
  pdf.makeRoom(80)
  pdf.paragraph(title, { size: 13, bold: true, gap: 4 })
  if (rows.length) drawTable(pdf, { columns, rows, size: 8.5 })
  else pdf.paragraph('没有记录', { color: FaintInk })
  if (isCut) pdf.paragraph(`只列出前${mostRows}条，其余见 ${table}.json`, { color: FaintInk })
}

/** A device name may contain anything: missing glyphs are replaced here and intact in the JSON. */
function printable(text: string): string {
  const missing = new Set(unprintableCharacters(text))
  return missing.size ? [...text].map((one) => (missing.has(one) ? '?' : one)).join('') : text
}
