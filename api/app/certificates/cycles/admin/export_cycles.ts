import { filterCycles, type CycleFilters } from '#certificates/cycles/admin/cycle_filters'
import { cycleRows, type AdminCycle } from '#certificates/cycles/admin/cycle_row'
import { cycleExportValidator } from '#certificates/cycles/admin/validators'
import { CycleStateText, MissingSortText } from '#certificates/cycles/terms'
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
  { title: '周期起', width: 12, format: 'day' },
  { title: '周期止', width: 12, format: 'day' },
  { title: '申请截止', width: 12, format: 'day' },
  { title: '状态', width: 16 },
  { title: '必修应完成（学时）', width: 18 },
  { title: '必修还差（学时）', width: 16 },
  { title: '选修应完成（学时）', width: 18 },
  { title: '选修还差（学时）', width: 16 },
]

/** Telephones and numbers stay masked. */
export const cycleExport: ExportKind<CycleFilters> = {
  name: 'cycles',
  policy: admin,
  validator: cycleExportValidator,
  sheetName: '学时周期',
  columns,
  action: 'education-cycle.export',
  object: 'education-cycles',
  words: (filters) => ({
    申请截止不晚于: filters.dueBefore,
    还差: filters.missing && MissingSortText[filters.missing],
    状态: filters.cycleStates?.map((state) => CycleStateText[state]).join('、'),
    姓名: filters.userName,
    手机号: filters.telephone,
  }),
  found: (filters, maxRows) =>
    filterCycles(filters).select('c.id').orderBy('c.apply_until').orderBy('c.id').limit(maxRows),
  cells: async (ids) => (await cycleRows(ids)).map(asCells),
}

function asCells(cycle: AdminCycle): Cell[] {
  const hours = (required: 0 | 1, of: 'targetMinutes' | 'missingMinutes') =>
    Math.ceil(
      cycle.targets
        .filter(({ requiredCourse }) => requiredCourse === required)
        .reduce((sum, target) => sum + target[of], 0) / cycle.minutesPerHour
    )
  const specialties = new Set(cycle.targets.map(({ specialtyName }) => specialtyName))
  return [
    cycle.userName,
    cycle.telephone,
    cycle.kindName,
    [...specialties].filter(Boolean).join('、'),
    cycle.numberMasked,
    cycle.employerName,
    cycle.startsOn,
    cycle.endsOn,
    cycle.applyUntil,
    CycleStateText[cycle.state],
    hours(1, 'targetMinutes'),
    hours(1, 'missingMinutes'),
    hours(0, 'targetMinutes'),
    hours(0, 'missingMinutes'),
  ]
}
