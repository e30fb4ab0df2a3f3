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
