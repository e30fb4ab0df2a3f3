import { useList } from '@refinedev/core'
import { CourseStatusText, CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { Form, InputNumber, Modal, Radio, Select, Typography } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCommand } from '../../kit/useCommand'
import { adjustOrder } from './calls'
import type { Listing } from './catalogue'
import type { Course } from './course'
import { standsBefore } from './reorder'

type Way = 'first' | 'last' | 'place' | 'before'
const size = 10
const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value })

/** Puts a row anywhere among those of its kind and status, however many pages away that is. */
export function MoveDialog(props: { of: Listing; course: Course; onClose: () => void }) {
  const { of, course, onClose } = props
  const { run, busy } = useCommand(of.resource)
  const [way, setWay] = useState<Way>('first')
  const [place, setPlace] = useState<number | null>(null)
  const [before, setBefore] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const courseName = useDeferredValue(typed.trim())

  const group = [
    eq('courseType', [String(course.courseType)]),
    eq('courseStatus', [course.courseStatus]),
  ]
  const wanted = way === 'place' ? (place ?? 1) : 1
  const around = useGroup(of.resource, group, Math.ceil(wanted / size))
  const next = useGroup(of.resource, group, Math.ceil((wanted + 1) / size))
  const found = useGroup(of.resource, [...group, eq('courseName', courseName)], 1)

  const there = around.rows[(wanted - 1) % size]
  const below = next.rows[wanted % size]
  const taken = there && standsBefore(course, there) ? below : there
  const successor = { first: there, place: taken, last: undefined, before: undefined }[way]
  const beforeCourseId = way === 'before' ? before : (successor?.courseId ?? null)
  const stays = way !== 'before' && way !== 'last' && there?.courseId === course.courseId
  const ready =
    way === 'before' ? before !== null : !around.busy && !next.busy && !(way === 'place' && !place)

  const move = async () => {
    if (stays) return onClose()
    const { courseId: sourceCourseId, courseType } = course
    const done = await run(
      'move',
      () => adjustOrder({ sourceCourseId, beforeCourseId, courseType }),
      '排序已保存'
    )
    if (done) onClose()
  }

  return (
    <Modal
      open
      title="移动到…"
      okText="移动"
      okButtonProps={{ disabled: !ready }}
      confirmLoading={busy !== null}
      onOk={move}
      onCancel={onClose}
    >
      <p>
        《{course.courseName}》，在 {around.total} {of.measure}“{CourseTypeText[course.courseType]}{' '}
        · {CourseStatusText[course.courseStatus]}”的{of.noun}中
      </p>
      <Form layout="vertical" disabled={false}>
        <Form.Item>
          <Radio.Group value={way} onChange={({ target }) => setWay(target.value)}>
            <Radio value="first">最前</Radio>
            <Radio value="last">最后</Radio>
            <Radio value="place">指定位置</Radio>
            <Radio value="before">某{of.measure}之前</Radio>
          </Radio.Group>
        </Form.Item>
        {way === 'place' && (
          <Form.Item
            label={`第几位（1 到 ${around.total}）`}
            extra={there && nowThere(there, course)}
          >
            <InputNumber
              autoFocus
              aria-label="第几位"
              min={1}
              max={around.total}
              precision={0}
              value={place}
              onChange={setPlace}
              onPressEnter={() => ready && void move()}
            />
          </Form.Item>
        )}
        {way === 'before' && (
          <Form.Item label={`放在哪${of.measure}${of.noun}之前`}>
            <Select
              showSearch
              aria-label={`放在哪${of.measure}${of.noun}之前`}
              filterOption={false}
              placeholder="输入名称查找"
              notFoundContent={found.busy ? '正在查找' : '没有找到'}
              onSearch={setTyped}
              value={before}
              onChange={setBefore}
              options={found.rows
                .filter(({ courseId }) => courseId !== course.courseId)
                .map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}

const nowThere = (there: Course, moved: Course) => (
  <Typography.Text type="secondary">
    {there.courseId === moved.courseId ? '现在就在这个位置' : `现在这一位是《${there.courseName}》`}
  </Typography.Text>
)

/** One page of the rows that have an order among each other. */
function useGroup(resource: string, filters: ReturnType<typeof eq>[], currentPage: number) {
  const { result, query } = useList<Course & { id: number }>({
    resource,
    filters,
    pagination: { currentPage, pageSize: size },
    queryOptions: { placeholderData: (before) => before, staleTime: 0 },
  })
  return {
    rows: result.data as Course[],
    total: result.total ?? 0,
    busy: query.isFetching,
  }
}
