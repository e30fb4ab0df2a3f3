import { DownloadOutlined } from '@ant-design/icons'
import { MaxWorkbookBytes, workbookMessages } from '@zhuxue/api/terms/core/spreadsheets'
import { LearnerColumns, learnerImportMessages as messages, MaxImportedLearners } from '@zhuxue/api/terms/learning'
import { Button, Form, Spin } from 'antd'
import { ImportFileField } from '../../../components/fields/ImportFileField'
import { CourseFilter } from '../user-courses/CourseFilter'
import styles from './LearnerImport.module.css'
import type { LearnerImporting } from './useLearnerImport'

const columns = LearnerColumns

export function UploadStep(props: {
  importing: LearnerImporting
  courseId: number | undefined
  onCourse: (courseId?: number) => void
}) {
  const { importing, courseId, onCourse } = props
  const { busy, check, saveTemplate } = importing
  return (
    <Spin spinning={busy === 'preview'} tip="正在检查">
      <Form layout="vertical" className={styles.upload}>
        <p className={styles.about}>
          每行一名学员，列为{Object.values(columns).join('、')}
          。没有账号的手机号会新建学员，用短信验证码登录；先检查，确认后才导入。
        </p>
        <Form.Item
          label="课程"
          htmlFor="import-course"
          extra={`“${columns.courseNumber}”列没有填写的行开通这门课程；不选则只新建学员`}
        >
          <CourseFilter id="import-course" value={courseId} onChange={onCourse} />
        </Form.Item>
        <Form.Item>
          <Button icon={<DownloadOutlined />} loading={busy === 'template'} onClick={saveTemplate}>
            下载模板
          </Button>
        </Form.Item>
        <ImportFileField
          extensions={['xlsx', 'csv']}
          maxBytes={MaxWorkbookBytes}
          otherType={messages.otherType}
          tooLarge={workbookMessages.tooLarge}
          hint={`一次最多 ${MaxImportedLearners} 行，不超过 2M`}
          onFile={(file) => void check({ file, courseId })}
        />
      </Form>
    </Spin>
  )
}
