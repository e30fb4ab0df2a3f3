import { CommentStatus, CommentStatusText } from '@zhuxue/api/terms/comments'
import { Input, Select } from 'antd'
import type { Filter } from '../../kit/list/FilterBar'
import { ALL } from '../../providers/data'

export interface CommentFilters {
  commentStatus: string
  courseName?: string
}

export const defaults: CommentFilters = { commentStatus: String(CommentStatus.Waiting) }

const states = Object.entries(CommentStatusText).map(([value, label]) => ({ value, label }))

export const commentFilters: Filter[] = [
  {
    name: 'commentStatus',
    label: '状态',
    field: <Select options={[{ value: ALL, label: '全部' }, ...states]} />,
  },
  {
    name: 'courseName',
    label: '课程名称',
    field: <Input allowClear placeholder="输入名称中的字" maxLength={100} />,
  },
]
