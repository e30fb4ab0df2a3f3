import { CourseStatusText, CourseTagText } from '@zhuxue/api/terms/catalogue'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import type { Filter } from '../../../components/list/filter/FilterBar'
import { TeacherSelect } from '../../../components/fields/TeacherSelect'
import { unaudited } from './catalogue'
import { ALL } from '../../../providers/data'

/** Values are strings, because they are restored from the URL. */
export const optionsOf = (text: Record<string, string>) =>
  Object.entries(text).map(([value, label]) => ({ value, label }))

const all = { value: ALL, label: '全部' }

export const categories = [
  { value: '5', label: '继续教育' },
  { value: '6', label: '直播' },
  { value: '1', label: '课程' },
]
const yesNo = [all, { value: '1', label: '轮播' }, { value: '0', label: '非轮播' }]

const several = (text: Record<string, string>) => (
  <Select mode="multiple" allowClear maxTagCount="responsive" placeholder="全部" options={optionsOf(text)} />
)

export const nameFilter = (label: string): Filter => ({
  name: 'courseName',
  label,
  field: <Input allowClear placeholder="输入名称" count={charactersUpTo(100)} />,
})

export const typeFilter = (label: string, options: { value: string; label: string }[]): Filter => ({
  name: 'courseType',
  label,
  field: <Select options={[all, ...options]} placeholder="全部" />,
})

export const statusFilter: Filter = {
  name: 'courseStatus',
  label: '状态',
  wide: true,
  field: several(CourseStatusText),
}

/** For types without an audit. */
export const unauditedFilter: Filter = {
  ...statusFilter,
  field: several(Object.fromEntries(Object.entries(CourseStatusText).filter(([status]) => unaudited.includes(status)))),
}

export const tagFilter: Filter = { name: 'tag', label: '标签', field: several(CourseTagText) }

export const teacherFilter: Filter = { name: 'teacherId', label: '讲师', field: <TeacherSelect placeholder="全部" /> }

export const carouselFilter: Filter = {
  name: 'recommended',
  label: '轮播',
  field: <Select options={yesNo} placeholder="全部" />,
}
