/** Personal data of each domain, and what closing an account erases (docs/decisions/0066). */
import { ownedByAccounts } from '#accounts/personal_data_export/owned_by_accounts'
import { ownedByOrganisations } from '#organisations/owned_by_organisations'
import { registerOwnData } from '#accounts/personal_data_export/data_provider'
import { ownedByCertificates } from '#certificates/owned_by_certificates'
import { ownedByComments } from '#comments/owned_by_comments'
import { ownedByCommerce } from '#commerce/owned_by_commerce'
import { ownedByExams } from '#exams/owned_by_exams'
import { ownedByExports } from '#exports/owned_by_exports'
import { ownedByInvoices } from '#invoices/owned_by_invoices'
import { ownedByLearning } from '#learning/owned_by_learning'
import { ownedByMessages } from '#messages/owned_by_messages'

registerOwnData([
  ownedByAccounts,
  ownedByMessages,
  ownedByCertificates,
  ownedByLearning,
  ownedByExams,
  ownedByOrganisations,
  ownedByCommerce,
  ownedByInvoices,
  ownedByComments,
  ownedByExports,
])
