import { CourseTypeText } from '@zhuxue/api/terms/catalogue'
import { Card, Empty } from 'antd'
import { formatDateTime } from '../../../components/format'
import styles from './Audit.module.css'
import { ChangedChapters, NewChapters } from './ChapterList'
import { ChangedFields, PlainFields } from './FieldList'
import type { Differences } from '../../../lib/apiTypes'

export function Comparison({ differences }: { differences: Differences }) {
  const { fields, chapters, publishedAt } = differences
  const first = publishedAt === null
  const nothing = fields.length === 0 && chapters.length === 0

  return (
    <>
      <Summary differences={differences} />
      {nothing && (
        <Card>
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="与上次发布的内容相比没有变化" />
        </Card>
      )}
      {fields.length > 0 && (
        <Card title={first ? '基本信息' : `基本信息：${fields.length} 处修改`}>
          {first ? (
            <PlainFields fields={fields} />
          ) : (
            <>
              <div className={styles.header} aria-hidden>
                <span>项目</span>
                <span>修改前</span>
                <span>修改后</span>
              </div>
              <ChangedFields fields={fields} />
            </>
          )}
        </Card>
      )}
      {chapters.length > 0 && (
        <Card title={first ? `章节：${chapters.length} 个` : `章节：${chapters.length} 个有变化`}>
          {first ? <NewChapters chapters={chapters} /> : <ChangedChapters chapters={chapters} />}
        </Card>
      )}
    </>
  )
}

function Summary({ differences }: { differences: Differences }) {
  const { teacherName, submitTime, publishedAt, courseType, waiting } = differences
  return (
    <p className={styles.summary}>
      <span>
        {CourseTypeText[courseType]} · 讲师 <strong>{teacherName ?? '—'}</strong>
      </span>
      <span>提交于 {formatDateTime(submitTime)}</span>
      <span>
        {publishedAt
          ? `与 ${formatDateTime(publishedAt)} 发布的内容对照`
          : '首次发布：没有上一版可以对照，请通读全部内容'}
      </span>
      {waiting > 0 && <span>共 {waiting} 门待审核</span>}
    </p>
  )
}
