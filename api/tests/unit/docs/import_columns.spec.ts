import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { TransferColumn } from '#core/transfer/columns'
import { transferKinds } from '#core/transfer/kind'
import { baseColumns } from '#transfer/reading/read_rows'
import '#start/transfers'

const path = fileURLToPath(new URL('../../../../docs/ops/import.md', import.meta.url))
const heading = '## Columns\n\n'

/** `IMPORT_COLUMNS=write` writes them. */
test('the runbook of imports documents every column', ({ assert }) => {
  const text = readFileSync(path, 'utf8')
  const [head] = text.split(heading)
  const expected = `${head}${heading}${columnsOfAll()}`
  if (process.env.IMPORT_COLUMNS === 'write') writeFileSync(path, expected)
  else assert.equal(text, expected)
})

function columnsOfAll(): string {
  const every = section('Every file', baseColumns)
  return [
    every,
    ...transferKinds().map(({ object, title, columns }) => section(`${object}.csv ${title}`, columns)),
  ].join('\n')
}

function section(heading2: string, columns: Record<string, TransferColumn>): string {
  const rows = Object.entries(columns).map(([name, column]) => {
    const { title, required, example, description, change } = column
    const cells = [`\`${name}\``, `${title}${required ? '（必填）' : ''}`, formatOf(column), example, description]
    return `| ${[...cells, change === 'hard' ? '拒绝' : '更新'].join(' | ')} |`
  })
  return `### ${heading2}\n\n| name | title | type | example | description | other value later |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

function formatOf({ type, max, range, values, ref }: TransferColumn): string {
  const limits = [
    max && `≤ ${max}`,
    range && `${range[0]}–${range[1]}`,
    values &&
      Object.entries(values)
        .map(([value, label]) => `${value} ${label}`)
        .join(', '),
    ref,
  ].filter(Boolean)
  return [type, ...limits].join(' ')
}
