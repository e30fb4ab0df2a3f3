import { parseHtml } from '~/lib/site/parseHtml'
import { useMemo, useRef, useState, type PointerEvent, type WheelEvent } from 'react'
import { Dialog } from '~/components/dialog/Dialog'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { moveView, whole, zoomView, type Point } from './pinch'
import styles from './PictureDialog.module.css'
import type { ShownQuestion } from './question'

/** The pictures of a question, zoomed by pinching, the wheel or the buttons, and moved by one finger. */
export default function PictureDialog({ question, onClose }: { question: ShownQuestion; onClose: () => void }) {
  const pictures = useMemo(() => picturesOf(question), [question])
  const [at, setAt] = useState(0)
  const [view, setView] = useState(whole)
  const fingers = useRef(new Map<number, Point>())
  const picture = pictures[at]

  function place(event: { clientX: number; clientY: number; currentTarget: Element }): Point {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }

  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, place(event))
  }

  function move(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId)) return
    const from = [...fingers.current.values()]
    fingers.current.set(event.pointerId, place(event))
    const to = [...fingers.current.values()]
    setView((now) => moveView(now, from, to))
  }

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  const turn = (event: WheelEvent) => {
    const [by, point] = [event.deltaY < 0 ? 1.2 : 1 / 1.2, place(event)]
    setView((now) => zoomView(now, now.scale * by, point))
  }
  const zoomBy = (by: number) => setView((now) => zoomView(now, now.scale * by, { x: 0, y: 0 }))

  function show(next: number) {
    setAt(next)
    setView(whole)
  }

  if (!picture) return null
  return (
    <Dialog title="查看图片" size="stage" onClose={onClose}>
      <div
        className={styles.window}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        onWheel={turn}
      >
        <img
          src={picture.src}
          alt={picture.alt || '题目图片'}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <button type="button" className="btn btn--small" onClick={() => show((at + 1) % pictures.length)}>
            下一张（{at + 1}/{pictures.length}）
          </button>
        )}
        <button type="button" className="btn" aria-label="缩小" onClick={() => zoomBy(1 / 1.5)}>
          <Icon path={icons.minus} />
        </button>
        <button type="button" className="btn" aria-label="放大" onClick={() => zoomBy(1.5)}>
          <Icon path={icons.plus} />
        </button>
      </div>
    </Dialog>
  )
}

/** The server sanitized their URLs, and an image loads nothing else. */
function picturesOf({ questionText, choices }: ShownQuestion) {
  const html = [questionText, ...choices.map(({ choiceName }) => choiceName)].join('')
  const found = parseHtml(html).querySelectorAll('img')
  return [...found]
    .map((image) => ({ src: image.getAttribute('src') ?? '', alt: image.alt }))
    .filter(({ src }) => /^(https?:)?\//.test(src))
}
