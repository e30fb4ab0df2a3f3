import { CertSubjectText, RequiredCourseText } from '#catalogue/terms'
import { filterUploads, shownUploads, type UploadFilters } from '#certificates/uploads/admin/upload_filters'
import { toUpload, type UploadRow } from '#certificates/uploads/admin/upload_row'
import { uploadExportValidator } from '#certificates/uploads/admin/validators'
import { HourUploadStateText, uploadMessages } from '#certificates/uploads/terms'
import { admin } from '#core/http/access_policies'
import type { Cell, Sheet } from '#core/spreadsheet'
import { rangeWords, type ExportKind } from '#exports/export_kind'

const columns: Sheet['columns'] = [
  { title: '上传编号', width: 38, format: 'text' },
  { title: '姓名', width: 12 },
  { title: '手机号', width: 14, format: 'text' },
  { title: '专业', width: 16 },
  { title: '课程类别', width: 10 },
  { title: '课程', width: 36 },
  { title: '学时（分钟）', width: 12 },
  { title: '状态', width: 16 },
  { title: '尝试次数', width: 10 },
  { title: '上传时间', width: 20, format: 'time' },
  { title: '确认时间', width: 20, format: 'time' },
  { title: '受理编号', width: 24, format: 'text' },
  { title: '说明', width: 40 },
]

/** Contains unmasked telephone numbers (docs/threats.md T22). */
export const uploadExport: ExportKind<UploadFilters> = {
  name: 'push-logs',
  policy: admin,
  validator: uploadExportValidator,
  sheetName: '上传记录',
  columns,
  action: 'hours.export-uploads',
  object: 'hour-uploads',
  words: (filters) => ({
    上传日期: rangeWords(filters.uploadedFrom, filters.uploadedTo),
    状态: filters.pushStates?.map((state) => HourUploadStateText[state]).join('、'),
    专业: filters.certSubject && CertSubjectText[filters.certSubject],
    姓名: filters.userName,
    手机号: filters.telephone,
  }),
  found: (filters, maxRows) => filterUploads(filters).select('u.id').orderBy('u.id').limit(maxRows),
  cells: async (ids) => {
    const found: UploadRow[] = await shownUploads(ids).orderBy('u.id')
    return found.map(asCells)
  },
  tooMany: uploadMessages.tooManyRows,
}

function asCells(row: UploadRow): Cell[] {
  const upload = toUpload(row)
  return [
    upload.pushId,
    upload.userName,
    upload.telephone,
    CertSubjectText[upload.certSubject],
    RequiredCourseText[upload.requiredCourse],
    upload.courseName,
    upload.learningHours,
    HourUploadStateText[upload.state],
    upload.tries,
    upload.uploadTime,
    upload.confirmTime,
    upload.receiptNo,
    upload.reason,
  ]
}
