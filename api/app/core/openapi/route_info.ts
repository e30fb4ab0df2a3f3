import { readFileSync } from 'node:fs'
import { inProject } from '#core/process/project_root'

export type Row = Record<string, string>

export function readRoutesFile(): Row[] {
  const [header, ...rows] = parse(readFileSync(inProject('api/data/routes.csv'), 'utf8'))
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
}

function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (const [at, char] of [...text].entries()) {
    if (char === '"') quoted = !quoted
    else if (char === ',' && !quoted) (rows.at(-1)!.push(cell), (cell = ''))
    else if (char === '\n' && !quoted) {
      rows.at(-1)!.push(cell)
      cell = ''
      if (at < text.length - 1) rows.push([])
    } else cell += char
  }
  return rows
}
