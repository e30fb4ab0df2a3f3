import {
  filterQualifications,
  type QualificationFilters,
} from '#certificates/qualifications/admin/qualification_filters'
import { qualificationRows, type AdminQualification } from '#certificates/qualifications/admin/qualification_row'
import { qualificationExportValidator } from '#certificates/qualifications/admin/validators'
import { QualificationOriginText, VerifiedText, maskQualificationNumber } from '#certificates/qualifications/terms'
import { admin } from '#core/http/access_policies'
import type { Cell, Sheet } from '#core/spreadsheet'
import type { ExportKind } from '#exports/export_kind'

const columns: Sheet['columns'] = [
  { title: '姓名', width: 12 },
  { title: '手机号', width: 14, format: 'text' },
  { title: '证书类别', width: 18 },
  { title: '专业', width: 24 },
  { title: '注册编号', width: 24, format: 'text' },
  { title: '单位', width: 30 },
  { title: '发证日期', width: 12, format: 'day' },
  { title: '有效期起', width: 12, format: 'day' },
  { title: '有效期至', width: 12, format: 'day' },
  { title: '来源', width: 12 },
  { title: '核验', width: 10 },
  { title: '核验日期', width: 12, format: 'day' },
]

/** Telephones and numbers stay masked. */
export const qualificationExport: ExportKind<QualificationFilters> = {
  name: 'qualifications',
  policy: admin,
  validator: qualificationExportValidator,
  sheetName: '执业证书',
  columns,
  action: 'qualification.export',
  object: 'qualifications',
  words: ({ verified, origin, endsBefore, qualificationNumber, userName, telephone }) => ({
    核验: verified === undefined ? undefined : VerifiedText[verified ? 1 : 0],
    来源: origin && QualificationOriginText[origin],
    有效期至不晚于: endsBefore,
    注册编号: qualificationNumber && maskQualificationNumber(qualificationNumber),
    姓名: userName,
    手机号: telephone,
  }),
  found: (filters, maxRows) => filterQualifications(filters).select('q.id').orderBy('q.id').limit(maxRows),
  cells: async (ids) => (await qualificationRows(ids)).map(asCells),
}

function asCells(row: AdminQualification): Cell[] {
  return [
    row.userName,
    row.telephone,
    row.kindName,
    row.specialties.map(({ name }) => name).join('、'),
    row.numberMasked,
    row.employerName,
    row.issuedOn,
    row.validFrom,
    row.validTo,
    QualificationOriginText[row.origin],
    VerifiedText[row.verifiedDay ? 1 : 0],
    row.verifiedDay,
  ]
}
