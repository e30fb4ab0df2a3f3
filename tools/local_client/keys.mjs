import { randomBytes } from 'node:crypto'

const names = ['APP_KEY', 'PII_KEY', 'INDEX_KEY', 'QR_KEY', 'INTERNAL_KEY', 'AUDIT_KEY', 'CERTIFICATE_KEY']

/** Keys for a temporary product. */
export const newKeys = () => Object.fromEntries(names.map((name) => [name, randomBytes(36).toString('base64')]))
