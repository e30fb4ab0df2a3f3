import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { registry } from '#core/metrics/metrics'

interface Metric {
  name: string
  type: string
  labelNames: string[]
}

const read = (name: string) => readFileSync(new URL(`../../../../docs/ops/${name}`, import.meta.url), 'utf8')
const metrics = registry.getMetricsAsArray() as unknown as Metric[]
const names = metrics.map(({ name }) => name)

const alerts: { alert: string; expr: string }[] = parse(read('alerts.yml')).groups.flatMap(
  (group: { rules: unknown[] }) => group.rules
)
const panels: { id: number; targets: { expr: string }[] }[] = JSON.parse(read('dashboard.json')).panels
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** Series as in Prometheus: a histogram has three. */
const series = new Map(
  metrics.flatMap(({ name, type, labelNames }): [string, string[]][] =>
    type === 'histogram'
      ? ['_bucket', '_sum', '_count'].map((end) => [name + end, [...labelNames, 'le']])
      : [[name, labelNames]]
  )
)

const used = (expression: string) => [...expression.matchAll(/zhuxue_\w+/g)].map(([name]) => name)

test.group('Operations document', () => {
  test('every metric is listed once, and no other', ({ assert }) => {
    const listed = [...read('README.md').matchAll(/^\| `(zhuxue_\w+)`/gm)].map(([, name]) => name)
    assert.isAbove(names.length, 15)
    assert.sameMembers(listed, names)
    assert.lengthOf(new Set(listed), listed.length)
  })

  test('each metric has its meaning and labels', ({ assert }) => {
    const page = read('README.md')
    const rows = registry.getMetricsAsArray() as unknown as (Metric & { help: string })[]
    for (const { name, labelNames, help } of rows) {
      assert.include(page, `| \`${name}\` | ${labelNames.join(', ') || '–'} | ${help} |`)
    }
  })

  test('only existing metrics and labels are used', ({ assert }) => {
    assert.isAbove(expressions.length, 25)
    for (const expression of expressions) {
      for (const name of used(expression)) assert.isTrue(series.has(name), `${name} is not a metric`)
      const chosen = [...expression.matchAll(/(zhuxue_\w+)\{(\w+)=/g)]
      for (const [, name, label] of chosen) assert.include(series.get(name)!, label, name)
    }
  })

  test('every metric is on the dashboard', ({ assert }) => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => used(expr))))
    const isShown = (name: string) => shown.has(name) || shown.has(`${name}_bucket`)
    assert.deepEqual(
      names.filter((name) => !isShown(name)),
      []
    )
  })

  test('each alert has its instructions, and no other', ({ assert }) => {
    const documented = [...read('README.md').matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name)
    assert.deepEqual(
      documented,
      alerts.map(({ alert }) => alert)
    )
  })
})
