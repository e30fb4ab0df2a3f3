import { DownloadOutlined, LineChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Segmented, Skeleton } from 'antd'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { Panel } from './Panel'
import type { Axis, Point } from './point'
import { savePicture } from './savePicture'
import styles from './Chart.module.css'

const Plot = lazy(() => import('./Plot').then(({ Plot }) => ({ default: Plot })))

/**
 * A chart, the same figures as a table for who cannot see it, and a way to keep it as a picture. The library is
 * loaded only where a chart is shown.
 */
export function Chart(props: {
  title: string
  kind: 'line' | 'bars'
  points: Point[]
  format: (value: number) => string
  /** What a value is called beside the pointer. */
  measure?: string
  axis?: Axis
  /** The same figures as rows. */
  table: ReactNode
  extra?: ReactNode
  /** The table stands beside the chart instead of taking its place. */
  beside?: boolean
}) {
  const { title, kind, points, format, measure, axis, table, extra, beside } = props
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const area = useRef<HTMLDivElement>(null)

  return (
    <Panel
      title={title}
      extra={
        <>
          {extra}
          {!beside && (
            <Segmented
              aria-label="显示方式"
              value={view}
              onChange={(next) => setView(next as typeof view)}
              options={[
                { value: 'chart', label: '图表', icon: <LineChartOutlined /> },
                { value: 'table', label: '表格', icon: <TableOutlined /> },
              ]}
            />
          )}
          {view === 'chart' && (
            <Button
              icon={<DownloadOutlined />}
              aria-label={`保存${title}为图片`}
              onClick={() => savePicture(area.current, title)}
            >
              保存图片
            </Button>
          )}
        </>
      }
    >
      {view === 'table' ? (
        table
      ) : (
        <div className={beside ? styles.beside : undefined}>
          <div ref={area} className={styles.area} role="img" aria-label={`${title}，数据见表格`}>
            <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} title={false} />}>
              <Plot {...{ kind, points, format, measure, axis }} least={beside ? 220 : undefined} />
            </Suspense>
          </div>
          {beside && table}
        </div>
      )}
    </Panel>
  )
}
