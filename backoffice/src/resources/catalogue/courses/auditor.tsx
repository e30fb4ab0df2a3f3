import { Waiting } from '../../statistics/public'
import { CatalogueList } from '../list/CatalogueList'
import { courses, facts } from './list'

/** The same list read only, below what waits for an auditor. */
export const AuditorCourseList = () => (
  <CatalogueList of={{ ...courses, columns: [...facts, 'published'] }} tabs={<Waiting />} />
)
