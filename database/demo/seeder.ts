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
import { addLegalTexts } from './seeding/legal_texts.js'
import { addMessages } from './seeding/post_steps/messages.js'
import { addOrders } from './seeding/orders.js'
import { addPrints, addUploadedHours } from './seeding/prints.js'
import { addPapers, linkPapers } from './seeding/papers.js'
import { addPeople } from './seeding/people.js'
import { addRevisions } from './seeding/revisions.js'
import { addRights } from './seeding/entitlements.js'
import { addSignIns } from './seeding/sign_ins.js'
import { addStudyStates } from './seeding/study_states.js'
import { Tables } from './seeding/tables.js'
import { stored } from './seeding/times.js'
import { addVideos } from './seeding/videos.js'
import { addVisits } from './seeding/visits.js'
import type { DemoTools, SeedContext } from './seeding/seed_context.js'
import { addJudgedTests } from './seeding/scenarios/judged_tests.js'

export type { DemoTools, DemoPrint, DemoPurchase, DemoQuote, DemoQuoteRequest } from './seeding/seed_context.js'

/**
 * Fills a migrated, empty database with the demo academy in one transaction. The same `now` gives the same rows, except
 * for salted values: passwords and encrypted ID numbers.
 * @throws when the database already contains users
 */
export async function seedDemo(db: QueryClientContract, tools: DemoTools): Promise<void> {
  await db.transaction(async (trx) => {
    if (await trx.from('users').select('id').first()) throw new Error('the database is not empty')

    const world: SeedContext = {
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
    await fill(world)
  })
}

async function fill(world: SeedContext) {
  const { tables, tools } = world
  await addPeople(world)
  addLegalTexts(world)
  addSignIns(world)
  await addCatalogue(world, await addVideos(world))
  const pool = await addQuestions(world)
  addClauses(world, pool)
  const papers = addPapers(world, pool)
  await addOrders(world)
  await tables.write()
  await linkPapers(world, papers)
  await addRevisions(world)

  const rights = await addRights(world)
  addLearning(world, rights, papers)
  addSubjectTests(world, rights, papers)
  addJudgedTests(world, rights, papers)
  addStudyStates(world)
  addComments(world, rights)
  const printable = addUploadedHours(world)
  addInvoices(world)
  addVisits(world)
  addCooperative(world, rights)
  tables.addPlain('params', { name: 'demoLoaded', value: stored(tools.now), public: false })
  await tables.write()
  await markStudiedSeats(world)
  await addPrints(world, printable)
  await addHourUploadStates(world)
  await addMessages(world)
}
