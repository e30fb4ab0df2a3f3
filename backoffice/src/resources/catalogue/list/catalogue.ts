import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import type { Filter } from '../../../components/list/filter/FilterBar'
import type { ColumnName } from './columns'

export interface Listing {
  resource: string
  title: string
  tab?: string
  noun: string
  /** Label of the name column. */
  name: string
  /** The Chinese measure word: 门课程, 条通知. */
  measure: string
  /** Path of the form; a row's own is this and its id. */
  detail: string
  filters: Filter[]
  defaults: CatalogueFilters
  columns: ColumnName[]
  /** Path of the audit of a waiting course: this and its id. */
  audit?: string
  /** Path of the parent screen, if any. */
  back?: string
}

export interface CatalogueFilters {
  courseName?: string
  courseType?: string
  courseStatus: string[]
  teacherId?: string
  recommended?: string
  tag?: string[]
}

/** docs/product.md 13.4: every status. */
export const everyStatus = Object.values(CourseStatus) as string[]
/** Statuses of types without an audit, written by admins. */
export const unaudited: string[] = [CourseStatus.Unpublish, CourseStatus.Published]
