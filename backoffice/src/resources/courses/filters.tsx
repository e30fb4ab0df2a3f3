import { Input, Select } from 'antd'
import { TeacherSelect } from '../../kit/fields/TeacherSelect'
import { ALL } from '../../providers/data'
import type { Filter } from '../../kit/FilterBar'
import { CourseStatusText, CourseTagText } from '@zhuxue/api/terms/catalogue'

/** Values are strings, because that is how they come back from the URL. */
export const optionsOf = (text: Record<string, string>) =>
  Object.entries(text).map(([value, label]) => ({ value, label }))

const all = { value: ALL, label: '全部' }

export const categories = [
  { value: '5', label: '继续教育' },
  { value: '6', label: '直播' },
  { value: '1', label: '课程' },
]
const yesNo = [all, { value: '1', label: '轮播' }, { value: '0', label: '非轮播' }]

const teacher: Filter = {
  name: 'teacherId',
  label: '讲课专家',
  field: <TeacherSelect placeholder="全部" />,
}

/** `withTeacher`: the list of teachers is for admins only. */
export const courseFilters = (withTeacher: boolean): Filter[] => [
  {
    name: 'courseName',
    label: '课程名称',
    field: <Input allowClear placeholder="输入名称中的字" maxLength={100} />,
  },
  {
    name: 'courseType',
    label: '课程类别',
    field: <Select options={[all, ...categories]} placeholder="全部" />,
  },
  {
    name: 'courseStatus',
    label: '状态',
    wide: true,
    field: (
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        placeholder="全部"
        options={optionsOf(CourseStatusText)}
      />
    ),
  },
  ...(withTeacher ? [teacher] : []),
  { name: 'recommended', label: '轮播', field: <Select options={yesNo} placeholder="全部" /> },
  {
    name: 'tag',
    label: '标签',
    field: (
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        placeholder="全部"
        options={optionsOf(CourseTagText)}
      />
    ),
  },
]
