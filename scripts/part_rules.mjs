/** The import order of the modules (folders) inside each domain of the API: an array of rules for dependency-cruiser. */

import { readdirSync } from 'node:fs'
import { at } from './toolbox.mjs'

const inOrder = (names) => names.trim().split(/\s+/)

/** A module imports only the modules before it. `.` means the files next to the folders. */
const parts = {
  core: inOrder(`
    browser connections process . audit metrics redis cache http local backups doctor forms openapi
    qr_code pdf reconciliation rich_text tracing lists leases spreadsheets transfer
  `),
  settings: inOrder('. app_packages client_errors hours'),
  media: inOrder('. transfer local'),
  accounts: inOrder(`
    . addresses proof_of_work legal_texts personal_data sessions sms_codes notices passwords
    face_checks presence profile learners second_factor admin personal_data_export closing registration saved_views local
    sign_in transfer
  `),
  channels: inOrder('rates . admin transfer'),
  catalogue: inOrder(`
    . publish_checks synonyms presence_policies comparison search publications videos authoring chapters admin teacher_profiles
    listing teacher transfer
  `),
  certificates: inOrder(`
    tests . ledger education_rules cycles qualifications withdrawals expiry issues foreign local course_edu_logs uploads reconciliation admin transfer
  `),
  learning: inOrder(`
    entitlements cycle_courses live_codes credit_blockers watched . anomalies evidence seats playback explanations hours
    local notes play_statis assignments learner_imports chapters cooperative_sites live_states transcript transfer
  `),
  exams: inOrder(`
    . clauses questions grading papers wrong_questions attempts marking plans regrades
    analysis transfer
  `),
  organisations: inOrder('. own hours goals reminders members memberships admin'),
  commerce: inOrder(`
    pricing . parcels order_counts payments refunds bank_transfers checkout seats admin exceptions history
    learners reconciliation training_centre cart local transfer
  `),
  invoices: inOrder('. admin files issuing local transfer'),
  comments: inOrder('. admin'),
  statistics: inOrder(`
    . sales partners statements funnel play study pending_work setup_steps learners overview
    teachers
  `),
  partners: inOrder('. webhooks keys accounts v1'),
  transfer: inOrder('. reading staging runs exports mappers admin v1'),
}

/** Files that register a domain. No file of the domain imports them, so they may import every module. */
const face = '/(routes|schedule|owned_by_\\w+)\\.ts$'

/** Plain values that import nothing else (rule `terms-are-plain`), so every module may import them. */
const terms = '/(terms|messages|course_type|roles|plain_rules)\\.ts$'

const folder = (domain, part) => (part === '.' ? `^api/app/${domain}/[^/]+$` : `^api/app/${domain}/${part}/`)

/** One rule per module: it must not import later modules. Throws for a folder without a position. */
export function partRules() {
  for (const [domain, order] of Object.entries(parts)) checkFolders(domain, order)
  return Object.entries(parts).flatMap(([domain, order]) =>
    order.slice(0, -1).map((part, at) => ({
      name: `${domain}-${part === '.' ? 'root' : part}-imports-earlier-parts`,
      severity: 'error',
      comment: `In ${domain} a file of "${part}" imports only the parts that come before it: move the importing code to a later part, or what it needs to an earlier one.`,
      from: { path: folder(domain, part), pathNot: face },
      to: {
        path: order
          .slice(at + 1)
          .map((later) => folder(domain, later))
          .join('|'),
        pathNot: terms,
      },
    }))
  )
}

function checkFolders(domain, order) {
  const entries = readdirSync(at('api/app', domain), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const unplaced = folders.filter((name) => !order.includes(name))
  const missing = order.filter((name) => name !== '.' && !folders.includes(name))
  if (unplaced.length) throw new Error(`api/app/${domain}: add ${unplaced} to this list.`)
  if (missing.length) throw new Error(`api/app/${domain}: ${missing} does not exist.`)
}
