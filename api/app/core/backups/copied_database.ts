import type { BinaryLogPlace, Manifest } from '#core/backups/manifest'

/** What a copy of the database says about itself, all of one moment. */
export interface CopiedDatabase extends Pick<Manifest, 'server' | 'tables' | 'migrations'> {
  /** In the folder of the backup. */
  path: string
  audit: Manifest['audit']
  binaryLog: BinaryLogPlace | null
  /** Why there is no place of a binary log. */
  noBinaryLog: string
}

export const migrationsQuery = 'select name from adonis_schema order by id'
export const auditQuery = 'select id, hash from audit_logs order by id desc limit 1'

export function toAudit(row: { id: number | string; hash: string } | undefined) {
  return row ? { lastId: Number(row.id), lastHash: row.hash } : null
}
