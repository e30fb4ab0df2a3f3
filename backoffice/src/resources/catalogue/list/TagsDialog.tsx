import { CourseTags, CourseTagText, type CourseTag } from '@zhuxue/api/terms/catalogue'
import { Form } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { Select } from '../../../components/fields/Select'

interface Values {
  add?: CourseTag[]
  remove?: CourseTag[]
}

const idle = { busy: null, userError: null }
const options = CourseTags.map((value) => ({ value, label: CourseTagText[value] }))

/** Tags to add to and to remove from the selected courses. */
export function TagsDialog(props: {
  about: string
  onSave: (add: CourseTag[], remove: CourseTag[]) => void
  onClose: () => void
}) {
  const { about, onSave, onClose } = props
  const [form] = Form.useForm<Values>()
  const added = Form.useWatch('add', form) ?? []
  const removed = Form.useWatch('remove', form) ?? []
  const without = (others: CourseTag[]) => options.filter(({ value }) => !others.includes(value))

  return (
    <FormDialog<Values>
      title="修改标签"
      okText="修改"
      command={idle}
      form={form}
      about={`${about}。其他标签不变；“隐藏”和“不公开”的课程不在商城的列表里。`}
      onSubmit={({ add = [], remove = [] }) => onSave(add, remove)}
      onClose={onClose}
    >
      <Form.Item name="add" label="添加标签" dependencies={['remove']} rules={[oneOfBoth]}>
        <Select mode="multiple" allowClear options={without(removed)} placeholder="请选择标签" />
      </Form.Item>
      <Form.Item name="remove" label="移除标签">
        <Select mode="multiple" allowClear options={without(added)} placeholder="请选择标签" />
      </Form.Item>
    </FormDialog>
  )
}

const oneOfBoth = ({ getFieldValue }: { getFieldValue: (name: string) => CourseTag[] | undefined }) => ({
  validator: async (_rule: unknown, add?: CourseTag[]) => {
    if (!add?.length && !getFieldValue('remove')?.length) throw new Error('请选择要添加或移除的标签')
  },
})
