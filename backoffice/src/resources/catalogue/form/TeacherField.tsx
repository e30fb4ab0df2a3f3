import { messages } from '@zhuxue/api/terms/catalogue'
import { Form } from 'antd'
import { TeacherSelect } from '../../../components/fields/TeacherSelect'

export function TeacherField() {
  return (
    <Form.Item name="courseTeacher" label="讲课专家" rules={[{ required: true, message: messages.chooseTeacher }]}>
      <TeacherSelect placeholder="按姓名查找" />
    </Form.Item>
  )
}
