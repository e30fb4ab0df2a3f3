import { Bar, Line } from '@ant-design/charts'
import { useMinWidth } from '../hooks/useMinWidth'
import type { Axis, Point } from './point'

const ink = '#27568f'
const rightInk = '#2f7d4f'
/** By default the library draws labels at 45 % opacity and rotates them where they are dense, which is hard to read. */
const legible = { labelFill: '#5f6368', labelOpacity: 1, labelAutoRotate: false, labelAutoHide: true }
const rowHeight = 30
const minPlotHeight = 220
const labelLength = { narrow: 8, wide: 18 }

export function Plot(props: {
  kind: 'line' | 'bars'
  points: Point[]
  format: (value: number) => string
  measure?: string
  axis?: Axis
}) {
  const { kind, points, format, measure = '合计', axis = {} } = props
  const { format: axisFormat = format, ticks } = axis
  const narrow = !useMinWidth('md')
  const limit = narrow ? labelLength.narrow : labelLength.wide
  const shared = {
    data: points,
    xField: 'name',
    yField: 'value',
    animate: false as const,
    ...(ticks && { scale: { y: { tickMethod: (_: number, limit: number) => ticks(limit) } } }),
    tooltip: { title: 'name', items: [{ channel: 'y', name: measure, valueFormatter: format }] },
  }
  if (kind === 'line')
    return (
      <Line
        {...shared}
        height={280}
        style={{ stroke: ink, lineWidth: 2 }}
        point={points.length <= 31 ? { sizeField: 3, style: { fill: ink } } : undefined}
        axis={{
          x: { ...legible, labelFormatter: (day: string) => day.slice(5) },
          y: { ...legible, labelFormatter: axisFormat },
        }}
      />
    )
  return (
    <Bar
      {...shared}
      height={Math.max(minPlotHeight, points.length * rowHeight)}
      // Half of the last axis label is outside the plot.
      paddingRight={32}
      style={{
        fill: ({ isRight }: Point) => (isRight ? rightInk : ink),
        // Zero has no bar.
        minHeight: ({ value }: Point) => (value ? 10 : 0),
        maxWidth: 80,
      }}
      axis={{
        x: { ...legible, labelAutoHide: false, labelFormatter: (name: string) => shortened(name, limit) },
        y: { ...legible, labelFormatter: axisFormat },
      }}
    />
  )
}

const shortened = (name: string, limit: number) => (name.length > limit ? `${name.slice(0, limit)}…` : name)
