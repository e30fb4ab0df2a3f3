import { call } from '../../../providers/api'

export interface RuleForm {
  kindId: number
  validFrom: string
  cycleMonths: number
  requiredHours: number
  electiveHours: number
  extraRequiredHours: number
  extraElectiveHours: number
  minutesPerHour: number
  countBy: 'confirmed' | 'earned'
  applyFromDays: number
  applyUntilDays: number
  milestones: { months: number; requiredHours: number; electiveHours: number }[]
  sourceTitle: string
  sourceUrl?: string
  checkedBy?: string
  checkedOn?: string
}

export const addRule = (body: RuleForm) => call('POST /api/admin/education-rules', { body })

export const addKind = (body: { kindCode: string; kindName: string; certSubjects: string[] }) =>
  call('POST /api/admin/qualification-kinds', { body: body as never })

export const changeKind = (id: number, body: { kindName: string; active: boolean }) =>
  call('PUT /api/admin/qualification-kinds/:id', { params: { id }, body })
