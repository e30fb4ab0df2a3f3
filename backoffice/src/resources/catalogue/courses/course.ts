import type { CourseStatus } from '@zhuxue/api/terms/catalogue'
import type { Tone } from '../../../components/list/StatusTag'

export const courseStatusTone: Record<CourseStatus, Tone> = {
  unpublish: 'default',
  auditing: 'warning',
  published: 'success',
}

export const tagsOf = (tags: string | null) => tags?.split(',').filter(Boolean) ?? []
