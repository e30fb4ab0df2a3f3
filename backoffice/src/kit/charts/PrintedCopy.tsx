import { useLayoutEffect, useRef, type RefObject } from 'react'
import styles from './Chart.module.css'
import { drawCopy } from './savePicture'

/** The chart as it stood: the library draws anew when the paper is narrower, which is too late for the printer. */
export function PrintedCopy({ of: area }: { of: RefObject<HTMLElement | null> }) {
  const copy = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = area.current?.querySelector('canvas')
    if (canvas && copy.current) drawCopy(canvas, copy.current)
  }, [area])
  return <canvas ref={copy} className={styles.printed} />
}
