import { DownloadOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { lazy, Suspense, useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react'
import { Panel } from './Panel'
import type { Axis, Point } from './point'
import { savePicture, drawCopy } from './savePicture'
import { usePrinting } from './usePrinting'
import styles from './Chart.module.css'

const Plot = lazy(() => import('./Plot').then(({ Plot }) => ({ default: Plot })))

/**
 * A chart, its values as a table for screen readers, and a button that saves it as a picture. The library is loaded
 * only where a chart is shown.
 */
export function Chart(props: {
  title: string
  kind: 'line' | 'bars'
  points: Point[]
  format: (value: number) => string
  /** Label of the value in the tooltip. */
  measure?: string
  axis?: Axis
  /** The same values as rows. */
  table: ReactNode
  extra?: ReactNode
}) {
  const { title, kind, points, format, measure, axis, table, extra } = props
  const area = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()

  return (
    <Panel
      title={title}
      extra={
        <>
          {extra}
          <Button
            icon={<DownloadOutlined />}
            aria-label={`保存${title}为图片`}
            onClick={() => savePicture(area.current, title)}
          >
            保存图片
          </Button>
        </>
      }
    >
      <div className={kind === 'line' ? `${styles.chart} ${styles.wide}` : styles.chart}>
        <div ref={area} className={styles.area} role="img" aria-label={`${title}，数据见表格`}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} title={false} />}>
            <Plot {...{ kind, points, format, measure, axis }} />
          </Suspense>
        </div>
        {isPrinting && <PrintedCopy of={area} />}
        {table}
      </div>
    </Panel>
  )
}

/** A copy of the chart for printing: the library redraws for narrower paper too late for the printer. */
function PrintedCopy({ of: area }: { of: RefObject<HTMLElement | null> }) {
  const copy = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = area.current?.querySelector('canvas')
    if (canvas && copy.current) drawCopy(canvas, copy.current)
  }, [area])
  return <canvas ref={copy} className={styles.printed} />
}
