import {
  CertSubjectText,
  CourseNameMax,
  CourseType,
  LiveStatusText,
  RequiredCourseText,
  LiveMinutesMax,
} from '@zhuxue/api/terms/catalogue'
import { Form, Input, DatePicker, InputNumber } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { RadioField } from '../../../components/fields/RadioField'
import { Select } from '../../../components/fields/Select'
import styles from './BasicInfo.module.css'
import { categories, optionsOf } from '../list/filters'
import { fieldProps } from './fieldProps'
import { nameRules } from './nameRules'
import { TeacherField } from './TeacherField'
import dayjs, { type Dayjs } from 'dayjs'

const types = categories.map(({ value, label }) => ({ value: Number(value), label }))
const requiredOptions = [1, 0].map((value) => ({ value, label: RequiredCourseText[value as 0 | 1] }))

export function Identity({ withTeacher, saved }: { withTeacher: boolean; saved: boolean }) {
  const type = Form.useWatch('courseType')

  return (
    <>
      <Form.Item name="courseName" label="课程名称" rules={nameRules(CourseType.Course)}>
        <Input placeholder="学员在目录里看到的名称" count={charactersUpTo(CourseNameMax)} />
      </Form.Item>
      <div className={styles.halves}>
        <Form.Item
          name="courseType"
          label="课程类别"
          rules={[{ required: true }]}
          extra={saved && '保存后不能更改；需要其他类别时，请新建课程'}
        >
          <Select options={types} disabled={saved || undefined} />
        </Form.Item>
        {withTeacher && <TeacherField />}
        {type === CourseType.FurtherEducation && (
          <>
            <Form.Item {...fieldProps('certSubject')}>
              <Select options={optionsOf(CertSubjectText)} placeholder="请选择" />
            </Form.Item>
            <Form.Item {...fieldProps('requiredCourse')}>
              <RadioField label="是否必修课" options={requiredOptions} />
            </Form.Item>
          </>
        )}
        {type === CourseType.Live && (
          <Form.Item {...fieldProps('liveStatus')} hidden={saved}>
            <RadioField label="直播" options={optionsOf(LiveStatusText)} />
          </Form.Item>
        )}
        {type === CourseType.Live && <LiveTime />}
        <Form.Item {...fieldProps('teachingType')}>
          <Input placeholder="如：网络授课" />
        </Form.Item>
        {type === CourseType.Course && (
          <Form.Item {...fieldProps('teachingAddr')}>
            <Input placeholder="面授培训的地点" />
          </Form.Item>
        )}
      </div>
    </>
  )
}

const wire = 'YYYY-MM-DD HH:mm:ss'
const hint = '发布前必填'

/** Start of a live lesson, in Beijing time regardless of the browser's time zone, and its length. */
function LiveTime() {
  return (
    <>
      <Form.Item
        {...fieldProps('liveStartsAt')}
        extra={hint}
        getValueProps={(value: string | null) => ({ value: value ? dayjs(value, wire) : null })}
        normalize={(value: Dayjs | null) => value?.second(0).format(wire) ?? null}
      >
        <DatePicker
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          format="YYYY-MM-DD HH:mm"
          placeholder="选择日期和时间"
        />
      </Form.Item>
      <Form.Item {...fieldProps('liveMinutes')} label="直播时长（分钟）" extra={hint}>
        <InputNumber min={0} max={LiveMinutesMax} precision={0} step={10} />
      </Form.Item>
    </>
  )
}
