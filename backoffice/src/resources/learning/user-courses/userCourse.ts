import { CourseSource, CourseSourceText } from '@zhuxue/api/terms/learning'
import type { Tone } from '../../../components/list/StatusTag'
import type { UserCourse } from '../../../lib/apiTypes'

export const sourceTone: Partial<Record<CourseSource, Tone>> = {
  order: 'success',
  bundle: 'success',
  assignment: 'processing',
  live_code: 'warning',
}

export const sources = Object.values(CourseSource).map((value) => ({ value, label: CourseSourceText[value] }))

export const ownerOf = ({ userName, telephone, courseName }: UserCourse) =>
  `${userName ?? telephone ?? '未登记'} 的 ${courseName}`
