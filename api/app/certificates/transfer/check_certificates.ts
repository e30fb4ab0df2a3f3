import db from '@adonisjs/lucid/services/db'
import { cleanNumber } from '#certificates/foreign/foreign_list'
import { foreignMessages, ForeignState } from '#certificates/foreign/terms'
import type { certificateColumns } from '#certificates/transfer/certificate_columns'
import type { CheckContext, CheckedRow } from '#core/transfer/kind'

type Row = CheckedRow<typeof certificateColumns>

export async function checkCertificates(rows: Row[], context: CheckContext): Promise<void> {
  for (const { values } of rows) {
    values.number = cleanNumber(values.number)
    values.issuer ??= context.sourceName
  }
  const numbers = rows.map(({ values }) => values.number)
  const known = await (context.trx ?? db.connection())
    .from('foreign_certificates')
    .whereIn('number', numbers)
    .select('id', 'user_id', 'number', 'issuer')
  for (const row of rows) {
    const { number, issuer, person } = row.values
    const fault = faultOf(row) ?? repeated(row, context)
    const same = known.find((one) => one.number === number && one.issuer === issuer && one.id !== row.rowId)
    if (fault) refuse(row, context, fault)
    else if (same && same.user_id !== person) {
      refuse(row, context, { column: 'number', sentence: foreignMessages.numberTaken })
    } else if (same && row.rowId === null) context.link(row, same.id)
  }
}

interface Fault {
  column: string
  sentence: string
}

const refuse = (row: Row, context: CheckContext, { column, sentence }: Fault) =>
  context.refuse(row, { code: 'E_RULE', column, facts: { sentence } })

function faultOf({ values }: Row): Fault | null {
  const { state, reason, revoked_on: revokedOn, issued_on: issuedOn, expires_on: expiresOn } = values
  const isRevoked = state === ForeignState.Revoked
  if (isRevoked && reason === null) return { column: 'reason', sentence: '已作废的证书要填写作废原因' }
  if (!isRevoked && (reason !== null || revokedOn !== null)) {
    return { column: 'state', sentence: '有效的证书不能有作废原因和作废日期' }
  }
  if (expiresOn !== null && expiresOn < issuedOn) return { column: 'expires_on', sentence: '有效期早于颁发日期' }
  return null
}

/** Of new rows of one import. */
function repeated({ values, rowId }: Row, { preview }: CheckContext): Fault | null {
  if (rowId !== null || !preview) return null
  const isFirst = preview.count(`certificate ${JSON.stringify([values.issuer, values.number])}`, 1) === 1
  return isFirst ? null : { column: 'number', sentence: foreignMessages.numberRepeated }
}
