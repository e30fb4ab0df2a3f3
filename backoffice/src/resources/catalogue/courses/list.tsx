import { CatalogueList } from '../list/CatalogueList'
import { everyStatus, type Listing } from '../list/catalogue'
import { carouselFilter, categories, statusFilter, tagFilter, teacherFilter, typeFilter } from '../list/filters'
import { AdminTabs } from '../list/CatalogueTabs'

const filters = [typeFilter('课程类别', categories), statusFilter]
export const sharedColumns = ['name', 'teacher', 'price', 'order', 'status', 'publishTime', 'orderCount'] as const

/** docs/product.md 13.4: the list opens on further education. */
export const courses: Listing = {
  resource: 'courses',
  title: '课程管理',
  noun: '课程',
  name: '课程名称',
  measure: '门',
  detail: '/board/admin/course-detail',
  filters: [...filters, teacherFilter, carouselFilter, tagFilter],
  defaults: { courseType: '5', courseStatus: everyStatus },
  columns: [...sharedColumns, 'publish', 'hot'],
}

export const CourseList = () => <CatalogueList of={courses} tabs={<AdminTabs />} />
