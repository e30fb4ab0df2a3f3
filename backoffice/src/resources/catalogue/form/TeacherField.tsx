import { messages } from '@zhuxue/api/terms/catalogue'
import { Form } from 'antd'
import { TeacherSelect } from '../../../kit/fields/TeacherSelect'

/** Who teaches a course or answers a question: an admin chooses, a teacher is oneself. */
export function TeacherField() {
  return (
    <Form.Item
      name="courseTeacher"
      label="讲课专家"
      rules={[{ required: true, message: messages.chooseTeacher }]}
    >
      <TeacherSelect placeholder="按姓名查找" />
    </Form.Item>
  )
}
