import { maskIdCard, maskTelephone } from '#core/shared_rules'
import type { Sheet } from '#core/spreadsheet'
import type { PreviewedRow } from '#learning/learner_imports/preview_import'
import { LearnerColumns } from '#learning/learner_imports/terms'

const titles = LearnerColumns

/** Every row with what would happen to it, and each fault with its column. */
export function reportSheet(rows: PreviewedRow[]): Sheet {
  return {
    name: '检查结果',
    columns: [
      { title: '行', width: 8 },
      { title: titles.userName, width: 14, format: 'text' },
      { title: titles.idCard, width: 22, format: 'text' },
      { title: titles.telephone, width: 16, format: 'text' },
      { title: titles.courseNumber, width: 12, format: 'text' },
      { title: titles.expiresOn, width: 14, format: 'text' },
      { title: '学员', width: 12 },
      { title: '课程', width: 12 },
      { title: '问题', width: 70 },
    ],
    rows: rows.map((row) => {
      const { line, cells, person, user, hasCourse, faults, notes } = row
      const isRefused = faults.length > 0
      return [
        line,
        cells.userName,
        person.idCard && cells.idCard ? maskIdCard(person.idCard) : '',
        person.telephone ? maskTelephone(person.telephone) : '',
        cells.courseNumber,
        cells.expiresOn,
        isRefused ? '不导入' : user ? '已有账号' : '新学员',
        isRefused || hasCourse === null ? '' : hasCourse ? '已有课程' : '新开通',
        [...faults, ...notes].map(({ column, sentence }) => `“${titles[column]}”列：${sentence}`).join('；'),
      ]
    }),
  }
}
