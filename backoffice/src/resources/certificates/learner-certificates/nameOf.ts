import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import type { Certificate } from '../../../lib/apiTypes'

export const nameOf = ({ certSubject, requiredCourse }: Certificate) =>
  `${CertSubjectText[certSubject]} ${RequiredCourseText[requiredCourse]}`
