import { CourseNameMax, CourseType } from '@zhuxue/api/terms/catalogue'
import { Card, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useParams } from 'react-router'
import { RichTextField } from '../../../components/fields/RichTextField'
import styles from '../form/BasicInfo.module.css'
import { TwoColumnForm } from '../form/TwoColumnForm'
import { Display } from '../form/Display'
import { nameRules } from '../form/nameRules'
import { ChangeReason } from '../form/ChangeReason'
import { PriceFields } from '../pricing/PriceFields'
import { TeacherField } from '../form/TeacherField'
import { useCourseForm, type FormKind } from '../form/useCourseForm'
import { newCourse, toBody } from '../form/values'

interface Props {
  resource: 'answers' | 'teacher-answers'
  /** Path of the list. */
  back: string
}

const answer: FormKind = { fresh: { ...newCourse, courseType: CourseType.Answer }, toBody }

/** docs/product.md 2.5: one question with its answer, new or saved. Another question is another form. */
export function AnswerDetail(props: Props) {
  const { id } = useParams()
  return <AnswerScreen key={id ?? 'new'} id={id} {...props} />
}

function AnswerScreen({ id, resource, back }: Props & { id?: string }) {
  const state = useCourseForm(resource, id, answer)
  const { course } = state

  return (
    <TwoColumnForm
      resource={resource}
      back={back}
      noun="问答"
      id={id}
      state={state}
      side={<Display saved={Boolean(course)} coverNeeded={false} placed={resource === 'answers'} />}
    >
      <Card title="问题">
        <Form.Item name="courseName" label="问答名称" rules={nameRules(CourseType.Answer)}>
          <Input.TextArea
            autoSize={{ minRows: 1, maxRows: 6 }}
            placeholder="学员会怎样问"
            count={charactersUpTo(CourseNameMax)}
          />
        </Form.Item>
        <div className={styles.halves}>{resource === 'answers' && <TeacherField />}</div>
      </Card>

      <Card title="价格">
        <div className={styles.halves}>
          <PriceFields noun="问答" />
        </div>
        <ChangeReason />
      </Card>

      <Card title="答案">
        <Form.Item name="courseDescription">
          <RichTextField label="答案" placeholder="买下这条问答的学员看到的答案" />
        </Form.Item>
      </Card>
    </TwoColumnForm>
  )
}
