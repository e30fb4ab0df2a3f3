import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { BoughtCourses } = controllers.learning.entitlements

router.get('/api/user/courses/:id/bought', [BoughtCourses, 'show']).as('learning.courses.bought').use(reads(member))

router.get('/api/user/owned-courses', [BoughtCourses, 'index']).as('learning.courses.owned').use(reads(member))
