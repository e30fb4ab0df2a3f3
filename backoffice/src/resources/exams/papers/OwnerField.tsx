import { CourseType, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { PaperType, paperMessages, subjectRef } from '@zhuxue/api/terms/exams'
import { Form, Radio, Space } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { CourseSelect } from '../../../components/fields/CourseSelect'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { useExamPaths } from '../paths'
import { subjectOptions } from '../questions/TagFields'
import { ownerOfChapter, ownerOfCourse, type Owner } from './paper'

const kinds = Object.entries(RequiredCourseText).map(([value, label]) => ({ value: Number(value), label }))

/** What a new paper tests: a course, a chapter, or a subject. Its name follows from that. */
export function OwnerField(props: { ofSubject: boolean; missing: boolean; onChange: (owner: Owner | null) => void }) {
  const { ofSubject, missing, onChange } = props
  const status = missing ? { validateStatus: 'error' as const, help: paperMessages.ref } : {}
  return (
    <Form.Item label={ofSubject ? '科目' : '课程或章节'} required {...status}>
      {ofSubject ? <Subject onChange={onChange} /> : <OfCourse onChange={onChange} />}
    </Form.Item>
  )
}

function Subject({ onChange }: { onChange: (owner: Owner | null) => void }) {
  const [code, setCode] = useState<string>()
  const [kind, setKind] = useState(1)
  const choose = useEffectEvent(onChange)
  useEffect(() => {
    choose(code ? { paperType: PaperType.Course, refId: subjectRef(code, kind === 1) } : null)
  }, [code, kind])
  return (
    <Space wrap>
      <Select
        style={{ width: 220 }}
        placeholder="请选择专业"
        aria-label="专业"
        options={subjectOptions}
        value={code}
        onChange={setCode}
      />
      <Radio.Group optionType="button" options={kinds} value={kind} onChange={({ target }) => setKind(target.value)} />
    </Space>
  )
}

function OfCourse({ onChange }: { onChange: (owner: Owner | null) => void }) {
  const { viewerRole } = useExamPaths()
  const [courseId, setCourseId] = useState<number>()
  const [chapterId, setChapterId] = useState<number>()
  const choose = useEffectEvent(onChange)
  useEffect(() => {
    if (chapterId) choose(ownerOfChapter(chapterId))
    else choose(courseId ? ownerOfCourse(courseId) : null)
  }, [courseId, chapterId])
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      <CourseSelect
        resource={viewerRole === 'teacher' ? 'teacher-courses' : 'courses'}
        types={[CourseType.Course, CourseType.FurtherEducation, CourseType.Live]}
        style={{ width: '100%' }}
        aria-label="课程"
        value={courseId}
        onChange={(id) => {
          setCourseId(id)
          setChapterId(undefined)
        }}
      />
      {courseId && <ChapterSelect courseId={courseId} value={chapterId} onChange={setChapterId} />}
    </Space>
  )
}

function ChapterSelect(props: { courseId: number; value?: number; onChange: (id: number | undefined) => void }) {
  const { courseId, value, onChange } = props
  const { data, query } = useApiQuery('GET /api/admin/courses/:id/chapters', { params: { id: courseId } })
  const options = (data?.chapters ?? []).flatMap((top) =>
    [top, ...top.children].map(({ courseChapterId, chapterTitle, parentId }) => ({
      value: courseChapterId,
      label: parentId ? `\u3000${chapterTitle}` : chapterTitle,
    }))
  )
  return (
    <Select
      allowClear
      style={{ width: '100%' }}
      aria-label="章节"
      placeholder="整门课程的考题；选择章节则为该章节的练习题"
      loading={query.isFetching}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
