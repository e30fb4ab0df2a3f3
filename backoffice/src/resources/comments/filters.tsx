import { CommentStatus, CommentStatusText } from '@zhuxue/api/terms/comments'
import { Input } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'
import { Select } from '../../components/fields/Select'
import { choicesOf } from '../../components/list/filter/filters'
import type { Filter } from '../../components/list/filter/FilterBar'

export interface CommentFilters {
  commentStatus: string
  courseName?: string
}

export const defaults: CommentFilters = { commentStatus: String(CommentStatus.Waiting) }

export const commentFilters: Filter[] = [
  { name: 'commentStatus', label: '状态', field: <Select options={choicesOf(CommentStatusText)} /> },
  {
    name: 'courseName',
    label: '课程名称',
    field: <Input allowClear placeholder="输入课程名称" count={charactersUpTo(100)} />,
  },
]
