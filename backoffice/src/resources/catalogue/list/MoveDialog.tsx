import { CourseStatusText, CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { Form, InputNumber, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../kit/useCommand'
import { adjustOrder } from '../courses/calls'
import type { Listing } from './catalogue'
import { useDestination } from './useTargetPosition'
import type { Course } from '../../../lib/wire'

/** Puts a row anywhere among those of its kind and status, however many pages away that is. */
export function MoveDialog(props: { of: Listing; course: Course; onClose: () => void }) {
  const { of, course, onClose } = props
  const { resource, noun, measure } = of
  const [open, setOpen] = useState(true)
  const { run, busy } = useCommand(resource)
  const to = useDestination(resource, course)
  const { courseId: sourceCourseId, courseType } = course

  const move = async () => {
    const call = () => adjustOrder({ sourceCourseId, beforeCourseId: to.successor, courseType })
    if (to.stays || (await run('move', call, '排序已保存'))) setOpen(false)
  }

  return (
    <Modal
      open={open}
      title="移动到…"
      okText="移动"
      okButtonProps={{ disabled: !to.ready }}
      confirmLoading={busy !== null}
      onOk={move}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p>
        《{course.courseName}》在“{CourseTypeText[courseType]}”类别{' '}
        {CourseStatusText[course.courseStatus]}的 {to.total} {measure}
        {noun}中的位置
      </p>
      <Form layout="vertical" disabled={false}>
        <Form.Item>
          <Radio.Group value={to.way} onChange={({ target }) => to.setWay(target.value)}>
            <Radio value="first">最前</Radio>
            <Radio value="last">最后</Radio>
            <Radio value="place">指定位置</Radio>
            <Radio value="before">某{measure}之前</Radio>
          </Radio.Group>
        </Form.Item>
        {to.way === 'place' && (
          <Form.Item
            label={`第几位（1 到 ${to.total}）`}
            extra={to.there && whoIs(to.there, to.stays)}
          >
            <InputNumber
              autoFocus
              aria-label="第几位"
              min={1}
              max={to.total}
              precision={0}
              value={to.place}
              onChange={to.setPlace}
              onPressEnter={() => to.ready && void move()}
            />
          </Form.Item>
        )}
        {to.way === 'before' && (
          <Form.Item label={`放在哪${measure}${noun}之前`}>
            <Select
              showSearch
              aria-label={`放在哪${measure}${noun}之前`}
              filterOption={false}
              placeholder="输入名称查找"
              notFoundContent={to.searching ? '正在查找' : '没有找到'}
              onSearch={to.look}
              value={to.before}
              onChange={to.setBefore}
              options={to.found.map(({ courseId, courseName }) => ({
                value: courseId,
                label: courseName,
              }))}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}

const whoIs = (there: Course, itself: boolean) =>
  itself ? '现在就在这个位置' : `现在这一位是《${there.courseName}》`
