import { CourseType } from '@zhuxue/api/terms/catalogue'
import { Form, Tabs } from 'antd'
import { useList } from '@refinedev/core'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { Course } from '../../../lib/apiTypes'
import { Ranking } from './Ranking'

/** docs/product.md 14.4 */
export function PlayRankings() {
  return (
    <Page title="学习时长分析" hint="已计入的学习时长，前 50 名">
      <Tabs
        destroyOnHidden
        items={[
          { key: 'users', label: '用户排行榜', children: <UserRanking /> },
          { key: 'courses', label: '课程排行榜', children: <CourseRanking /> },
        ]}
      />
    </Page>
  )
}

function UserRanking() {
  const [courseId, setCourseId] = useState<number[]>([])
  const { query, data } = useApiQuery('GET /api/vod/statis/user-play-time', { queryParams: { courseId } })
  const { result, query: courses } = useList<Course & { id: number }>({
    resource: 'courses',
    filters: [{ field: 'courseType', operator: 'eq', value: CourseType.Course }],
    pagination: { currentPage: 1, pageSize: 50 },
  })
  return (
    <>
      <Form.Item label="课程" style={{ maxWidth: 720 }}>
        <Select
          mode="multiple"
          allowClear
          aria-label="课程"
          placeholder="全部课程"
          optionFilterProp="label"
          maxTagCount="responsive"
          loading={courses.isFetching}
          notFoundContent="没有找到"
          value={courseId}
          onChange={setCourseId}
          options={result.data.map((course) => ({ value: course.courseId, label: course.courseName }))}
        />
      </Form.Item>
      <Ranking
        title="用户排行榜"
        noun="学员"
        query={query}
        rows={data?.rows.map((row) => ({ id: row.userId, name: row.userName, seconds: row.totalPlayTime }))}
      />
    </>
  )
}

function CourseRanking() {
  const { query, data } = useApiQuery('GET /api/vod/statis/course-play-time', {})
  return (
    <Ranking
      title="课程排行榜"
      noun="课程"
      query={query}
      rows={data?.rows.map((row) => ({ id: row.courseId, name: row.courseName, seconds: row.totalPlayTime }))}
    />
  )
}
