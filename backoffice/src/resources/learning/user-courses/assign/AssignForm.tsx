import { adminMessages, PhonesMax, PhonesMin } from '@zhuxue/api/terms/learning'
import { Alert, Button, Form, Switch } from 'antd'
import { useState } from 'react'
import styles from './Assign.module.css'
import { CodesDrawer } from './CodesDrawer'
import { CoursePicker } from './CoursePicker'
import { PhonesField } from './PhonesField'
import type { Assigning, AssignValues } from './useAssign'

export function AssignForm({ assigning }: { assigning: Assigning }) {
  const { form, submit, changed, busy, formError } = assigning
  const course = Form.useWatch('course', form)
  const [listing, setListing] = useState(false)

  return (
    <Form<AssignValues>
      form={form}
      layout="vertical"
      className={styles.card}
      initialValues={{ genLiveCode: false }}
      onValuesChange={changed}
      onFinish={submit}
      scrollToFirstError={{ behavior: 'smooth', block: 'center' }}
    >
      <Form.Item name="course" label="课程" rules={[{ required: true, message: adminMessages.selectCourse }]}>
        <CoursePicker />
      </Form.Item>
      <Form.Item
        name="phones"
        label="手机号"
        validateTrigger={['onBlur']}
        rules={[
          { required: true, whitespace: true, message: adminMessages.enterPhones },
          { min: PhonesMin, max: PhonesMax, message: adminMessages.phonesLength },
        ]}
      >
        <PhonesField />
      </Form.Item>
      <Form.Item
        name="genLiveCode"
        label="生成直播码"
        valuePropName="checked"
        extra="为每个手机号生成一个 10 位直播码，学员凭码开通并观看课程。"
      >
        <Switch checkedChildren="生成" unCheckedChildren="不生成" />
      </Form.Item>
      {formError && <Alert type="error" showIcon message={formError.message} className={styles.error} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          分配
        </Button>
        <Button disabled={!course} onClick={() => setListing(true)}>
          该课程的直播码
        </Button>
      </div>
      {course && listing && <CodesDrawer course={course} onClose={() => setListing(false)} />}
    </Form>
  )
}
