import type { CrudFilter } from '@refinedev/core'
import { App } from 'antd'
import { useCommand } from '../../kit/useCommand'
import { dataProvider } from '../../providers/data'
import { adjustOrder } from './calls'
import type { Course } from './course'
import { sameGroup, successorOf } from './reorder'

/** Moves a row of the list; across statuses or types there is no order to change. */
export function useReorder(list: {
  rows: Course[]
  total: number
  currentPage: number
  pageSize: number
  filters: CrudFilter[]
}) {
  const { rows, total, currentPage, pageSize, filters } = list
  const { message } = App.useApp()
  const { run } = useCommand('courses')

  const nextPage = async () => {
    if (currentPage * pageSize >= total) return []
    const pagination = { currentPage: currentPage + 1, pageSize }
    const { data } = await dataProvider.getList<any>({ resource: 'courses', filters, pagination })
    return data as Course[]
  }

  return async (from: number, to: number) => {
    const source = rows[from]!
    if (!sameGroup(source, rows[to]!)) {
      message.info('只能在相同类别、相同状态的课程之间调整顺序')
      return
    }
    await run(
      'reorder',
      async () => {
        const after = to === rows.length - 1 ? await nextPage() : []
        await adjustOrder({
          sourceCourseId: source.courseId,
          beforeCourseId: successorOf(rows, from, to, after),
          courseType: source.courseType,
        })
      },
      '排序已保存'
    )
  }
}
