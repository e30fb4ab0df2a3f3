import { CsvType, WorkbookType } from '@zhuxue/api/terms/core/spreadsheets'
import { LearnerReportName, LearnerTemplateName } from '@zhuxue/api/terms/learning'
import { download, downloadFrom } from '../../../components/download'
import { call } from '../../../providers/api'

/** The file, and the course of its rows without one. */
export interface Upload {
  file: File
  courseId?: number
}

const headersOf = ({ name }: File) => ({ 'Content-Type': name.toLowerCase().endsWith('.csv') ? CsvType : WorkbookType })

export const downloadTemplate = () => download('GET /api/admin/learner-imports/template', {}, LearnerTemplateName)

export const previewImport = ({ file, courseId }: Upload) =>
  call('POST /api/admin/learner-imports/previews', {
    query: { courseId },
    body: file as never,
    headers: headersOf(file),
    timeout: 60_000,
  })

export const downloadReport = ({ file, courseId }: Upload) =>
  downloadFrom(
    'POST /api/admin/learner-imports/reports',
    { query: { courseId }, file, headers: headersOf(file) },
    LearnerReportName
  )

export const importSome = (
  { file, courseId }: Upload,
  query: { fileHash: string; skipFaulty: boolean; offset: number }
) =>
  call('POST /api/admin/learner-imports/imports', {
    query: { courseId, ...query },
    body: file as never,
    headers: headersOf(file),
    timeout: 120_000,
  })
