import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { brokenInvariants, invariants } from '@zhuxue/database/invariants'
import { verifyChain } from '#core/audit/audit_chain'
import { brokenForeignKeys } from '#core/backups/foreign_keys'
import type { Manifest } from '#core/backups/manifest'

/** A binary log must be replayed onto the exact backup, so before the replay nothing is migrated; after it there are more rows. */
export type Replay = 'none' | 'before' | 'after'

export interface Proof {
  /** Passed checks. */
  passed: string[]
  /** Messages of failed checks. */
  errors: string[]
}

/** A database of an older release is counted as backed up, then migrated, then verified. */
export async function verifyRestore(
  app: ApplicationService,
  manifest: Manifest,
  replay: Replay = 'none'
): Promise<Proof> {
  const proof: Proof = { passed: [], errors: [] }
  const add = (errors: string[], passed: string) => {
    if (errors.length) proof.errors.push(...errors)
    else proof.passed.push(passed)
  }
  const tables = Object.keys(manifest.tables).length
  if (replay !== 'after') {
    add(await otherCounts(manifest.tables), `${tables} tables have as many rows as were kept`)
  }
  if (replay === 'before') return proof

  const migrated = await migrate(app)
  if (migrated) proof.passed.push(`${migrated} migrations of this release were run`)

  const keys = await brokenForeignKeys(db.connection())
  add(
    keys.map((key) => `a foreign key leads to no row: ${key}`),
    'every foreign key leads to a row'
  )
  const broken = await brokenInvariants(db.connection())
  add(broken, `${invariants.length} invariants hold: money, rights, hours and invoices add up`)
  add(...(await auditProof(manifest)))
  return proof
}

async function otherCounts(tables: Record<string, number>): Promise<string[]> {
  const errors: string[] = []
  for (const [table, expected] of Object.entries(tables)) {
    const [{ count }] = await db.from(table).count('* as count')
    if (Number(count) !== expected) errors.push(`${table} has ${count} rows, ${expected} were kept`)
  }
  return errors
}

async function migrate(app: ApplicationService): Promise<number> {
  const lucid = await app.container.make('lucid.db')
  const pending = new MigrationRunner(lucid, app, { direction: 'up', dryRun: true })
  const list = await pending.getList()
  if (!list.some(({ status }) => status === 'pending')) return 0
  const runner = new MigrationRunner(lucid, app, { direction: 'up', dryRun: false })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.keys(runner.migratedFiles).length
}

async function auditProof({ audit }: Manifest): Promise<[string[], string]> {
  const { breaks, checked, guarded } = await verifyChain(audit?.lastHash)
  const open = breaks.filter(({ acknowledgement }) => !acknowledgement)
  const errors = open.map(({ auditLogId, kind }) => `the audit log is broken at entry ${auditLogId} (${kind})`)
  if (!guarded) errors.push('no triggers guard the audit log')
  return [errors, `${checked} entries of the audit log are an unbroken chain`]
}
