import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FrameActions, FrameBar } from '~/components/frame/FrameBar'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { panelProps, TabBar } from '~/components/ui/TabBar'
import { adjacentChapter, flattenChapters } from '~/features/learning/course/chapters'
import { NotesPanel } from '~/features/learning/notes/NotesPanel'
import { isKeyOfOthers } from '~/features/learning/playback/keys'
import type { StageControl } from '~/features/learning/playback/VideoStage'
import type { Chapter, CourseDetail } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { useIsPhone } from '~/lib/useIsPhone'
import { ChapterPlayer } from './ChapterPlayer'
import { Contents, finishedText } from './Contents'
import { KeyHelp } from './KeyHelp'
import styles from './StudyPage.module.css'
import { useChapterPlace } from './useChapterPlace'

interface Props {
  course: CourseDetail
  chapters: Chapter[]
  first: number
  onFinished: (chapter: number) => void
}

const tabs = ['目录', '笔记'] as const

export function StudyLayout({ course, chapters, first, onFinished }: Props) {
  const { courseId, courseName } = course
  const place = useChapterPlace(courseId, first)
  const [tab, setTab] = useState<(typeof tabs)[number]>('目录')
  const [isHelping, setHelping] = useState(false)
  const [control, setControl] = useState<StageControl | null>(null)
  const isPhone = useIsPhone()
  const noteField = useRef<HTMLTextAreaElement>(null)

  const all = flattenChapters(chapters)
  // If the chapter was removed while the page is open, the first one is shown.
  const chapter =
    all.find((one) => one.courseChapterId === place.chapterId && one.hasVideo) ?? all.find((one) => one.hasVideo)!
  const { courseChapterId, chapterTitle } = chapter
  const [before, next] = [adjacentChapter(chapters, courseChapterId, -1), adjacentChapter(chapters, courseChapterId, 1)]

  useEffect(() => {
    document.title = `${chapterTitle} - ${courseName} - 筑学`
  }, [chapterTitle, courseName])

  function takeNote() {
    setTab('笔记')
    // The next render shows the panel.
    setTimeout(() => noteField.current?.focus())
  }

  function jump(chapterId: number, second: number) {
    if (chapterId === courseChapterId && control) control.seek(second)
    else void place.go(chapterId, second)
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyOfOthers(event, null)) return
    const key = event.key.toLowerCase()
    if (key === 'n' && next) void place.go(next.courseChapterId)
    else if (key === 't') takeNote()
    else if (key === '?') setHelping(true)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const size = isPhone ? '' : 'btn--small'
  const step = (to: Chapter, text: string) => (
    <button type="button" className={`btn ${size}`} onClick={() => void place.go(to.courseChapterId)}>
      {text}
    </button>
  )
  const steps = (
    <>
      {before && step(before, '上一章')}
      {next && step(next, '下一章')}
    </>
  )
  const note = (
    <button type="button" className={`btn ${isPhone ? '' : 'btn--plain'} ${size}`} onClick={takeNote}>
      记笔记
    </button>
  )
  return (
    <>
      {isPhone ? (
        <div className={styles.frame}>
          <FrameBar back={paths.course(courseId)} title={courseName} status={<p>{finishedText(chapters)}</p>} />
        </div>
      ) : (
        <p className={styles.back}>
          <a href={paths.course(courseId)}>
            <Icon path={icons.left} size={16} />
            {courseName}
          </a>
        </p>
      )}
      <div className={styles.layout}>
        <div className={styles.main}>
          <ChapterPlayer
            key={place.round}
            course={course}
            chapter={chapter}
            next={next}
            startAt={place.startAt}
            onFinished={onFinished}
            onGo={(to) => void place.go(to.courseChapterId)}
            onControl={setControl}
            onMounted={place.setLeave}
          />
          <div className={styles.head}>
            <h1>{chapterTitle}</h1>
            <div className={styles.tools}>
              {!isPhone && steps}
              {control?.toggleFloating && (
                <button type="button" className="btn btn--plain btn--small" onClick={control.toggleFloating}>
                  画中画
                </button>
              )}
              {!isPhone && note}
              <button
                type="button"
                className={`btn btn--plain btn--small ${styles.forKeyboards}`}
                onClick={() => setHelping(true)}
              >
                快捷键
              </button>
            </div>
          </div>
        </div>
        <section className={`sheet ${styles.side}`} aria-label="目录和笔记">
          <TabBar label="目录和笔记" tabs={tabs} group="study-" selected={tab} onSelect={setTab} />
          <div className={styles.panel} {...panelProps('目录', 'study-')} hidden={tab !== '目录'}>
            <Contents
              course={course}
              chapters={chapters}
              current={courseChapterId}
              onChoose={(to) => void place.go(to.courseChapterId)}
            />
          </div>
          <div className={styles.panel} {...panelProps('笔记', 'study-')} hidden={tab !== '笔记'}>
            <NotesPanel
              course={course}
              chapters={all}
              current={courseChapterId}
              currentTime={() => control?.currentTime() ?? 0}
              field={noteField}
              onJump={jump}
            />
          </div>
        </section>
      </div>
      {isPhone && (
        <FrameActions>
          {steps}
          {note}
        </FrameActions>
      )}
      {isHelping && <KeyHelp onClose={() => setHelping(false)} />}
    </>
  )
}
