import { CourseNameMax, CourseType } from '@zhuxue/api/terms/catalogue'
import { Card, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useParams } from 'react-router'
import { CoverField } from '../../../components/fields/CoverField'
import { RichTextField } from '../../../components/fields/RichTextField'
import { TwoColumnForm } from '../form/TwoColumnForm'
import { nameRules } from '../form/nameRules'
import { OrderField } from '../form/OrderField'
import { useCourseForm, type FormKind } from '../form/useCourseForm'
import { newCourse, toBody } from '../form/values'

const back = '/board/admin/admin-articles'
const article: FormKind = { fresh: { ...newCourse, courseType: CourseType.Article }, toBody }

/** docs/product.md 2.5: one notice, new or saved. Another notice is another form. */
export function ArticleDetail() {
  const { id } = useParams()
  return <ArticleScreen key={id ?? 'new'} id={id} />
}

function ArticleScreen({ id }: { id?: string }) {
  const state = useCourseForm('articles', id, article)
  const { course } = state

  return (
    <TwoColumnForm
      resource="articles"
      back={back}
      noun="通知"
      id={id}
      state={state}
      side={
        <>
          <Card title="封面（可不设置）">
            <Form.Item name="converImgUrl">
              <CoverField />
            </Form.Item>
          </Card>
          <Card title="展示设置">
            <OrderField saved={Boolean(course)} />
          </Card>
        </>
      }
    >
      <Card title="通知">
        <Form.Item name="courseName" label="通知标题" rules={nameRules(CourseType.Article)}>
          <Input placeholder="学员在通知列表里看到的标题" count={charactersUpTo(CourseNameMax)} />
        </Form.Item>
        <Form.Item name="courseDescription" label="通知内容">
          <RichTextField label="通知内容" placeholder="通知的正文" />
        </Form.Item>
      </Card>
    </TwoColumnForm>
  )
}
