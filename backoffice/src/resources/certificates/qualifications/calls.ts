import { download } from '../../../components/download'
import { call } from '../../../providers/api'

export const downloadQualifications = (query: object) =>
  download('GET /api/admin/qualifications-export', query, '执业证书.xlsx')

export const verifyQualification = (id: number, body: { lockVersion: number; qualificationNumber: string }) =>
  call('POST /api/admin/qualifications/:id/verifications', { params: { id }, body })

export interface Correction {
  lockVersion: number
  validFrom: string
  validTo: string
  issuedOn?: string
  qualificationNumber?: string
  employerName?: string
  specialties: string[]
  mainSpecialty?: string
  reason: string
}

export const correctQualification = (id: number, body: Correction) =>
  call('PUT /api/admin/qualifications/:id', { params: { id }, body })

const xlsx = { 'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

export const downloadTemplate = () =>
  download('GET /api/admin/qualification-imports/template', {}, '执业证书导入模板.xlsx')

export const previewImport = (file: File) =>
  call('POST /api/admin/qualification-imports/previews', { body: file as never, headers: xlsx, timeout: 60_000 })

export const importQualifications = (file: File, rowCount: number) =>
  call('POST /api/admin/qualification-imports/imports', {
    query: { rowCount },
    body: file as never,
    headers: xlsx,
    timeout: 120_000,
  })
