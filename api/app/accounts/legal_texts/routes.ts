import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  agreementValidator,
  consentsValidator,
  legalTextFormValidator,
  legalTextsValidator,
  legalTextValidator,
} from '#accounts/legal_texts/validators'
import { legalTextKinds } from '#accounts/legal_texts/terms'
import { auditedWrites, lists, nothing, reads, writes } from '#core/http/route_options'
import { admin, anyone, member } from '#core/http/access_policies'

const { AdminLegalTexts, Agreements, Consents, LegalTexts } = controllers.accounts.legalTexts
const cache = { tags: () => ['legal-texts'] }

router
  .group(() => {
    router.get('/', [LegalTexts, 'index']).use(reads(anyone, nothing, { cache }))
    router
      .get('/:kind', [LegalTexts, 'show'])
      .where('kind', new RegExp(`^(${legalTextKinds.join('|')})$`))
      .use(reads(anyone, legalTextValidator, { cache }))
  })
  .prefix('/api/public/legal-texts')
  .as('accounts')

router
  .post('/api/user/agreements', [Agreements, 'store'])
  .as('accounts.agreements.store')
  .use(writes(member, agreementValidator, { allowBeforePasswordChange: true, beforeSecondFactor: true }))

router
  .group(() => {
    router
      .get('/legal-texts', [AdminLegalTexts, 'index'])
      .as('legal_texts.index')
      .use(lists(admin, legalTextsValidator))
    router
      .post('/legal-texts', [AdminLegalTexts, 'store'])
      .as('legal_texts.store')
      .use(auditedWrites(admin, legalTextFormValidator, { bodyKb: 512, recentProof: 'always' }))
    router.get('/users/:id/consents', [Consents, 'index']).as('consents.index').use(lists(admin, consentsValidator))
  })
  .prefix('/api/admin')
  .as('accounts.admin')
