import { Input } from 'antd'
import { CourseFilter } from './CourseFilter'
import { Select } from '../../../components/fields/Select'
import { telephoneFilter } from '../../../components/list/filter/filters'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { pastedOrderId } from '../../../components/normalizePasted'
import { ALL } from '../../../providers/data'
import { sources } from './userCourse'

export interface UserCourseFilters {
  orderId?: string
  createType: string
  telephone?: string
  courseId?: number
}

export const defaults: UserCourseFilters = { createType: ALL }

export const userCourseFilters: Filter[] = [
  telephoneFilter,
  {
    name: 'orderId',
    label: '订单号',
    field: <Input allowClear placeholder="整个订单号或开头几位" inputMode="numeric" />,
    normalize: pastedOrderId,
  },
  { name: 'courseId', label: '课程', field: <CourseFilter /> },
  { name: 'createType', label: '来源', field: <Select options={[{ value: ALL, label: '全部' }, ...sources]} /> },
]
