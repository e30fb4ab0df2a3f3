import type { CrudFilter } from '@refinedev/core'
import { App } from 'antd'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { dataProvider } from '../../../providers/data'
import { adjustOrder } from '../courses/calls'
import { sameGroup, successorOf } from './reorder'
import type { Course } from '../../../lib/apiTypes'

export function useReorder(list: {
  resource: string
  noun: string
  rows: Course[]
  total: number
  currentPage: number
  pageSize: number
  filters: CrudFilter[]
}) {
  const { resource, noun, rows, total, currentPage, pageSize, filters } = list
  const { message } = App.useApp()
  const { run } = useApiMutation(resource)

  const page = async (pageNumber: number) => {
    if (pageNumber < 1 || (pageNumber - 1) * pageSize >= total) return []
    const pagination = { currentPage: pageNumber, pageSize }
    const { data } = await dataProvider.getList<any>({ resource, filters, pagination })
    return data as Course[]
  }

  /** `to` is -1 for the end of the previous page, and the row count for the start of the next. */
  return async (from: number, to: number) => {
    const source = rows[from]!
    await run('reorder', async () => {
      const before = to < 0 ? await page(currentPage - 1) : []
      const after = to >= rows.length - 1 ? await page(currentPage + 1) : []
      const all = [...before, ...rows, ...after]
      const at = before.length + to
      if (!all[at] || !sameGroup(source, all[at]))
        return void message.info(`只能在相同类别、相同状态的${noun}之间调整顺序`)

      await adjustOrder({
        sourceCourseId: source.courseId,
        beforeCourseId: successorOf(all, before.length + from, at),
        courseType: source.courseType,
      })
      message.success(whereTo(to, rows.length))
    })
  }
}

function whereTo(to: number, rows: number) {
  if (to < 0) return '已移到上一页末尾'
  return to === rows ? '已移到下一页开头' : '排序已保存'
}
