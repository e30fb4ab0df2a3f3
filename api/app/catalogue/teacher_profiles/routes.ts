import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { teacherProfileValidator } from '#catalogue/teacher_profiles/validators'
import { admin } from '#core/http/access_policies'
import { auditedWrites, reads } from '#core/http/route_options'

const { TeacherProfiles } = controllers.catalogue.teacherProfiles

router
  .group(() => {
    router.get('/', [TeacherProfiles, 'index']).use(reads(admin))
    router.post('/', [TeacherProfiles, 'store']).use(auditedWrites(admin, teacherProfileValidator))
    router.put('/:id', [TeacherProfiles, 'update']).use(auditedWrites(admin, teacherProfileValidator))
    router.delete('/:id', [TeacherProfiles, 'destroy']).use(auditedWrites(admin))
  })
  .prefix('/api/admin/teacher-profiles')
  .as('catalogue.teacher_profiles')
