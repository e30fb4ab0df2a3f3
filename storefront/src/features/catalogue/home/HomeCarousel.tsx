import { courseTypeText } from '~/lib/courseTypes'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Picture } from '~/components/ui/Picture'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import { shownPrice } from '~/lib/shownPrice'
import type { Course } from '~/lib/http/apiTypes'
import styles from './HomeCarousel.module.css'

type Slide = Pick<
  Course,
  | 'courseId'
  | 'courseName'
  | 'courseType'
  | 'teacherName'
  | 'coursePrice'
  | 'coursePriceOriginal'
  | 'lowestModel'
  | 'courseImgUrl'
  | 'backgroundColor'
>

const seconds = 6

/** Advances until hovered, focused, paused, or motion is reduced. */
export default function HomeCarousel({ slides }: { slides: Slide[] }) {
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  // Before hydration a click would be lost.
  const [ready, setReady] = useState(false)
  // The browser would load all stacked slides despite "lazy", so only the next one is loaded ahead.
  const [reached, setReached] = useState(0)
  const resting = useRef(false)

  useEffect(() => setReached((far) => Math.max(far, at + 1)), [at])

  useEffect(() => {
    setReady(true)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  useEffect(() => {
    if (paused || slides.length < 2) return
    const turning = setInterval(() => {
      if (!resting.current && !document.hidden) setAt((now) => (now + 1) % slides.length)
    }, seconds * 1000)
    return () => clearInterval(turning)
  }, [paused, slides.length])

  if (slides.length === 0) return <div className={styles.blank}>课程正在建设中...</div>
  const step = (by: number) => setAt((at + by + slides.length) % slides.length)
  const rest = () => {
    resting.current = true
  }
  const advance = () => {
    resting.current = false
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="轮播"
      aria-label="热门课程"
      onMouseEnter={rest}
      onMouseLeave={advance}
      onFocus={rest}
      onBlur={advance}
    >
      {slides.map((slide, position) => (
        <a
          key={slide.courseId}
          className={styles.slide}
          href={paths.course(slide.courseId)}
          data-on={position === at}
          aria-hidden={position !== at}
          tabIndex={position === at ? 0 : -1}
        >
          <Sheet colour={slide.backgroundColor} />
          <span className={styles.text}>
            <span className={styles.kind}>{courseTypeText(slide.courseType)}</span>
            <strong>{slide.courseName}</strong>
            <span className={styles.teacher}>{slide.teacherName && `主讲：${slide.teacherName}`}</span>
            <span className={styles.price}>{priceText(slide)}</span>
          </span>
          {slide.courseImgUrl && position <= reached && (
            <Picture
              src={slide.courseImgUrl}
              width={464}
              height={260}
              sizes="(max-width: 767px) calc(100vw - 32px), 464px"
              eager={position === 0}
            />
          )}
        </a>
      ))}
      {slides.length > 1 && (
        <div className={styles.controls} data-scripted>
          <button type="button" aria-label="上一张" disabled={!ready} onClick={() => step(-1)}>
            <Icon path={icons.left} size={16} />
          </button>
          <span>
            {at + 1} / {slides.length}
          </span>
          <button type="button" aria-label="下一张" disabled={!ready} onClick={() => step(1)}>
            <Icon path={icons.right} size={16} />
          </button>
          <button
            type="button"
            aria-label={paused ? '继续轮播' : '暂停轮播'}
            aria-pressed={paused}
            disabled={!ready}
            onClick={() => setPaused(!paused)}
          >
            <Icon path={paused ? icons.play : icons.pause} size={16} />
          </button>
        </div>
      )}
    </section>
  )
}

/** An SVG attribute, because the CSP forbids style attributes. */
function Sheet({ colour }: { colour: string | null }) {
  const fill = /^#[0-9a-f]{6}$/i.test(colour ?? '') ? colour! : '#163659'
  return (
    <svg className={styles.sheet} aria-hidden="true" preserveAspectRatio="none">
      <defs>
        <pattern id="squares" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 0H0v24" fill="none" stroke="#fff" strokeOpacity="0.1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={fill} />
      <rect width="100%" height="100%" fill="url(#squares)" />
    </svg>
  )
}

function priceText(slide: Slide): string {
  const { yuan, from } = shownPrice(slide)
  return yuan > 0 ? `¥${formatMoney(yuan)}${from ? ' 起' : ''}` : '免费'
}
