/** `database/schema.snapshot.txt` and its copies of releases, as tables with their lines. */
export function readSchema(text: string): Map<string, Set<string>> {
  const tables = new Map<string, Set<string>>()
  let current = new Set<string>()
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('  ')) current.add(line.trim())
    else tables.set(line, (current = new Set()))
  }
  return tables
}

const isColumn = (line: string) => / (not null|null)( default .*)?$/.test(line)
const nameOf = (line: string) => line.split(' ')[0]
const columnsOf = (lines: Set<string>) =>
  new Map([...lines].filter(isColumn).map((line) => [nameOf(line), line]))
const isOptional = (line: string) => !line.includes(' not null') || line.includes(' default ')

/** A new column that may be null stays null in what the older version writes, and nulls are not equal. */
function narrows(line: string, before: Map<string, string>, after: Map<string, string>): boolean {
  if (line.startsWith('foreign ')) return true
  const [, columns] = /^unique .*\((.*)\)$/.exec(line) ?? []
  const isNewAndNull = (name: string) =>
    !before.has(name) && !/ (not null|default .*)/.test(after.get(name) ?? ' not null')
  return columns !== undefined && !columns.split(', ').some(isNewAndNull)
}

/** What a version that was written for `older` could not do on `newer`, a sentence each. */
export function breaksOlderVersion(
  older: Map<string, Set<string>>,
  newer: Map<string, Set<string>>
): string[] {
  return [...older].flatMap(([table, before]) => {
    const after = newer.get(table)
    if (!after) return [`${table} is gone`]
    const columns = [columnsOf(before), columnsOf(after)] as const
    return [
      ...changedColumns(table, ...columns),
      ...[...after]
        .filter((line) => !before.has(line) && narrows(line, ...columns))
        .map((line) => `${table}: ${line} refuses what the older version may write`),
    ]
  })
}

function changedColumns(table: string, before: Map<string, string>, after: Map<string, string>) {
  const gone = [...before.keys()].filter((name) => !after.has(name))
  const required = [...after].filter(
    ([name, line]) => !isOptional(line) && isStricter(before.get(name))
  )
  return [
    ...gone.map((name) => `${table}.${name} is gone`),
    ...required.map(
      ([name]) => `${table}.${name} is required, and the older version leaves it out`
    ),
  ]
}

/** A new column, or one that could be left out before. */
const isStricter = (line: string | undefined) => line === undefined || isOptional(line)
