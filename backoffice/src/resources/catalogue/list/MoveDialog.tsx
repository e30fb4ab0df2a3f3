import { CourseStatusText, CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { Form, InputNumber, Radio } from 'antd'
import { Dialog } from '../../../components/dialog/Dialog'
import { Select } from '../../../components/fields/Select'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { adjustOrder } from '../courses/calls'
import type { Listing } from './catalogue'
import { useTargetPosition } from './useTargetPosition'
import type { Course } from '../../../lib/apiTypes'

export default function MoveDialog(props: { of: Listing; course: Course; onClose: () => void }) {
  const { of, course, onClose } = props
  const { resource, noun, measure } = of
  const { run, busy } = useApiMutation(resource)
  const target = useTargetPosition(resource, course)
  const { courseId: sourceCourseId, courseType } = course

  const move = async () => {
    const call = () => adjustOrder({ sourceCourseId, beforeCourseId: target.successor, courseType })
    if (target.isUnchanged || (await run('move', call, '排序已保存'))) onClose()
  }

  return (
    <Dialog
      title="移动到…"
      okText="移动"
      okButtonProps={{ disabled: !target.ready }}
      confirmLoading={busy !== null}
      onOk={move}
      onCancel={onClose}
    >
      <p>
        《{course.courseName}》在“{CourseTypeText[courseType]}”类别 {CourseStatusText[course.courseStatus]}的{' '}
        {target.total} {measure}
        {noun}中的位置
      </p>
      <Form layout="vertical" disabled={false}>
        <Form.Item>
          <Radio.Group value={target.kind} onChange={({ target: { value } }) => target.setKind(value)}>
            <Radio value="first">最前</Radio>
            <Radio value="last">最后</Radio>
            <Radio value="position">指定位置</Radio>
            <Radio value="before">某{measure}之前</Radio>
          </Radio.Group>
        </Form.Item>
        {target.kind === 'position' && (
          <Form.Item
            label={`第几位（1 到 ${target.total}）`}
            extra={target.occupant && courseAtPositionText(target.occupant, target.isUnchanged)}
          >
            <InputNumber
              autoFocus
              aria-label="第几位"
              min={1}
              max={target.total}
              precision={0}
              value={target.position}
              onChange={target.setPosition}
              onPressEnter={() => target.ready && void move()}
            />
          </Form.Item>
        )}
        {target.kind === 'before' && (
          <Form.Item label={`放在哪${measure}${noun}之前`}>
            <Select
              showSearch
              aria-label={`放在哪${measure}${noun}之前`}
              filterOption={false}
              placeholder="输入名称查找"
              notFoundContent={target.searching ? '正在查找' : '没有找到'}
              onSearch={target.search}
              value={target.before}
              onChange={target.setBefore}
              options={target.found.map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
            />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  )
}

const courseAtPositionText = (occupant: Course, isUnchanged: boolean) =>
  isUnchanged ? '现在就在这个位置' : `现在这一位是《${occupant.courseName}》`
