import {
  CertSubjectText,
  CourseNameMax,
  CourseType,
  LiveStatusText,
  RequiredCourseText,
  TeachingAddrMax,
  TeachingTypeMax,
  messages,
} from '@zhuxue/api/terms/catalogue'
import { Form, Input, Radio, Select } from 'antd'
import styles from './BasicInfo.module.css'
import { categories, optionsOf } from '../list/filters'
import { nameRules } from './nameRules'
import { TeacherField } from './TeacherField'

const types = categories.map(({ value, label }) => ({ value: Number(value), label }))
const requiredOptions = [1, 0].map((value) => ({
  value,
  label: RequiredCourseText[value as 0 | 1],
}))

/** Name, category and what the category asks for: subject and required for 继续教育, a state for 直播. */
export function Identity({ withTeacher, saved }: { withTeacher: boolean; saved: boolean }) {
  const type = Form.useWatch('courseType')

  return (
    <>
      <Form.Item name="courseName" label="课程名称" rules={nameRules(CourseType.Course)}>
        <Input placeholder="学员在目录里看到的名称" maxLength={CourseNameMax} />
      </Form.Item>
      <div className={styles.halves}>
        <Form.Item name="courseType" label="课程类别" rules={[{ required: true }]}>
          <Select options={types} disabled={saved || undefined} />
        </Form.Item>
        {withTeacher && <TeacherField />}
        {type === CourseType.FurtherEducation && (
          <>
            <Form.Item
              name="certSubject"
              label="专业"
              rules={[{ required: true, message: messages.chooseSubject }]}
            >
              <Select options={optionsOf(CertSubjectText)} placeholder="请选择" />
            </Form.Item>
            <Form.Item
              name="requiredCourse"
              label="是否必修课"
              rules={[{ required: true, message: messages.chooseRequired }]}
            >
              <Radio.Group options={requiredOptions} />
            </Form.Item>
          </>
        )}
        {type === CourseType.Live && (
          <Form.Item
            name="liveStatus"
            label="直播状态"
            hidden={saved}
            rules={[{ required: true, message: messages.chooseLiveStatus }]}
          >
            <Radio.Group options={optionsOf(LiveStatusText)} />
          </Form.Item>
        )}
        <Form.Item
          name="teachingType"
          label="授课方式"
          rules={[{ max: TeachingTypeMax, message: messages.teachingTypeLength }]}
        >
          <Input placeholder="如：网络授课" />
        </Form.Item>
        {type === CourseType.Course && (
          <Form.Item
            name="teachingAddr"
            label="授课地点"
            rules={[{ max: TeachingAddrMax, message: messages.teachingAddrLength }]}
          >
            <Input placeholder="面授培训的地点" />
          </Form.Item>
        )}
      </div>
    </>
  )
}
