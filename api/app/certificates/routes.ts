import '#certificates/cycles/routes'
import '#certificates/cycles/admin/routes'
import '#certificates/education_rules/routes'
import '#certificates/education_rules/admin/routes'
import '#certificates/qualifications/routes'
import '#certificates/qualifications/admin/routes'
import '#certificates/qualifications/imports/routes'
import '#certificates/foreign/routes'
import '#certificates/issues/admin/routes'
import '#certificates/issues/routes'
import '#certificates/local/routes'
import '#certificates/reconciliation/routes'
import '#certificates/uploads/routes'
import '#certificates/uploads/admin/routes'
import '#certificates/admin/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Certificates } = controllers.certificates.ledger
const { CourseEduLogs, NextRecords } = controllers.certificates.courseEduLogs

router
  .group(() => {
    router.get('/certs', [Certificates, 'index']).use(reads(member))
    router.get('/course-edu-logs/next', [NextRecords, 'index']).use(reads(member))
    router.get('/course-edu-logs/further-edu-cert-id/:id', [CourseEduLogs, 'index']).use(reads(member))
  })
  .prefix('/api/user')
  .as('certificates')
