import { CourseMinutesMax, CourseType } from '@zhuxue/api/terms/catalogue'
import { Card, Form, InputNumber } from 'antd'
import { CourseSelect } from '../../../components/fields/CourseSelect'
import { RichTextField } from '../../../components/fields/RichTextField'
import { Adjustable } from './Adjustable'
import { ChangeReason } from './ChangeReason'
import styles from './BasicInfo.module.css'
import type { CourseResource } from '../chapters/chapter'
import { Display } from './Display'
import { fieldProps } from './fieldProps'
import { Identity } from './Identity'
import { CourseKindsCard } from '../qualification-kinds/CourseKindsCard'
import { CoursePolicyCard } from '../presence-policies/CoursePolicyCard'
import { LiveCard } from '../live/LiveCard'
import { ModelsEditor } from './ModelsEditor'
import { PriceFields } from '../pricing/PriceFields'
import { PricePreview } from '../pricing/PricePreview'
import { pricedRules, RulesEditor } from '../pricing/RulesEditor'
import type { CourseValues } from './values'
import type { LiveState } from '../../../lib/apiTypes'

export function BasicInfo(props: {
  course?: CourseValues
  resource: CourseResource
  /** The state of a live course was changed outside the form. */
  onLive: (savedState: LiveState) => void
}) {
  const { course, resource, onLive } = props
  const { courseId, models = [], relatedCourse } = course ?? {}

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card title="基本信息">
          <Identity withTeacher={resource === 'courses'} saved={Boolean(courseId)} />
        </Card>

        <Card title="价格与优惠">
          <div className={styles.thirds}>
            <PriceFields noun="课程" />
            <Form.Item
              name="courseTime"
              label="学时（分钟）"
              getValueProps={(minutes: number | null) => ({ value: minutes || null })}
            >
              <InputNumber min={0} max={CourseMinutesMax} precision={1} step={1} placeholder="没有学时" />
            </Form.Item>
          </div>
          <Adjustable>
            <Form.Item {...fieldProps('discountRules')} rules={[{ validator: pricedRules }]} validateTrigger="onSubmit">
              <RulesEditor />
            </Form.Item>
          </Adjustable>
          <ChangeReason />
          {resource === 'courses' && <PricePreview />}
        </Card>

        <Card title="规格与教材">
          <Form.Item
            label="规格"
            tooltip="规格是其他课程，有自己的价格、章节和学习权限；带“套餐”标签时，规格就是套餐的内容"
          >
            <ModelsEditor models={models} self={courseId} />
          </Form.Item>
          <Form.Item {...fieldProps('relatedCourseId')}>
            <CourseSelect
              types={[CourseType.Material, CourseType.Book]}
              known={relatedCourse ? [relatedCourse] : []}
              except={courseId}
              placeholder="输入教材名称查找"
            />
          </Form.Item>
        </Card>

        <Card title="课程介绍">
          <Form.Item name="courseDescription">
            <RichTextField label="课程介绍" placeholder="介绍课程的内容、适合的人和学完的收获" />
          </Form.Item>
        </Card>
      </div>

      <aside className={styles.side}>
        <LiveCard course={course} resource={resource} onChanged={onLive} />
        <Display saved={Boolean(courseId)} placed={resource === 'courses'} />
        {resource === 'courses' && <CourseKindsCard courseId={courseId} />}
        {resource === 'courses' && <CoursePolicyCard courseId={courseId} />}
      </aside>
    </div>
  )
}
