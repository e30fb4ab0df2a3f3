import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { people } from './content/people.js'
import { addInvoices } from './seeding/invoices.js'
import { addCatalogue } from './seeding/catalogue.js'
import { addClauses } from './seeding/clauses.js'
import { addQuestions } from './seeding/exams.js'
import { addSubjectTests } from './seeding/subject_tests.js'
import { addComments } from './seeding/feedback.js'
import { addCooperative } from './seeding/cooperative.js'
import { markStudiedSeats } from './seeding/post_steps/first_study.js'
import { addHourUploadStates } from './seeding/hour_upload_states.js'
import { addLearning } from './seeding/learning.js'
import { addImports } from './seeding/post_steps/imports.js'
import { addLegalTexts } from './seeding/legal_texts.js'
import { addMessages } from './seeding/post_steps/messages.js'
import { addOrganisations } from './seeding/post_steps/organisations.js'
import { addPresence } from './seeding/post_steps/presence.js'
import { addTransfers } from './seeding/post_steps/transfers.js'
import { addQualifications } from './seeding/post_steps/qualifications.js'
import { addOrders } from './seeding/orders.js'
import { addForeignCertificates, addPrints, addUploadedHours } from './seeding/prints.js'
import { addPapers, linkPapers } from './seeding/papers.js'
import { addPeople } from './seeding/people.js'
import { addRevisions } from './seeding/revisions.js'
import { addRights } from './seeding/entitlements.js'
import { addSettings } from './seeding/settings.js'
import { addSignIns } from './seeding/sign_ins.js'
import { addStudyStates } from './seeding/study_states.js'
import { Tables } from './seeding/tables.js'
import { stored } from './seeding/times.js'
import { addVideos } from './seeding/videos.js'
import { addVisits } from './seeding/visits.js'
import type { DemoTools, SeedContext } from './seeding/seed_context.js'
import { addGradedTests } from './seeding/scenarios/graded_tests.js'

export type { DemoTools, DemoPrint, DemoPurchase, DemoQuote, DemoQuoteRequest } from './seeding/seed_context.js'

/**
 * Fills a migrated, empty database with the demo academy in one transaction. The same `now` gives the same rows, except
 * for salted values: passwords and encrypted ID numbers.
 * @throws when the database already contains users
 */
export async function seedDemo(db: QueryClientContract, tools: DemoTools): Promise<void> {
  if (await db.from('users').select('id').first()) throw new Error('the database is not empty')

  await db.transaction(async (trx) => {
    const context: SeedContext = {
      tables: new Tables(trx),
      tools,
      adminId: people.findIndex(({ role }) => role === 'admin') + 1,
      people: new Map(),
      channels: new Map(),
      courses: new Map(),
      paidOrders: [],
      eduLogs: new Map(),
      records: new Map(),
      certificates: new Map(),
    }
    await fill(context)
  })
}

async function fill(context: SeedContext) {
  const { tables, tools } = context
  await addPeople(context)
  addLegalTexts(context)
  addImports(context)
  addSettings(context)
  addSignIns(context)
  await addCatalogue(context, await addVideos(context))
  const pool = await addQuestions(context)
  addClauses(context, pool)
  const papers = addPapers(context, pool)
  await addOrders(context)
  await tables.write()
  await linkPapers(context, papers)
  await addRevisions(context)

  const rights = await addRights(context)
  addLearning(context, rights, papers)
  addSubjectTests(context, rights, papers)
  addGradedTests(context, rights, papers)
  addStudyStates(context)
  addComments(context, rights)
  const printable = addUploadedHours(context)
  await addForeignCertificates(context)
  addInvoices(context)
  addVisits(context)
  addCooperative(context, rights)
  tables.addPlain('params', { name: 'demoLoaded', value: stored(tools.now), public: false })
  await tables.write()
  await markStudiedSeats(context)
  await addPrints(context, printable)
  await addHourUploadStates(context)
  await addMessages(context)
  await addQualifications(context)
  await addOrganisations(context)
  await addPresence(context)
  await addTransfers(context)
}
