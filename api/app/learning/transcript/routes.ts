import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Transcripts } = controllers.learning.transcript

router.get('/api/user/transcript', [Transcripts, 'show']).as('learning.transcript').use(reads(member))
