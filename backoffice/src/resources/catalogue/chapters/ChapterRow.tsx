import {
  DeleteOutlined,
  EditOutlined,
  FileTextOutlined,
  PlayCircleOutlined,
  PlusOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { ChapterStatusText, trialText } from '@zhuxue/api/terms/catalogue'
import { Button, Tag, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { formatClock } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import type { Upload } from '../../../components/video/upload'
import { percentOf } from '../../../components/video/UploadProgress'
import { useUpload } from '../../../components/video/uploads'
import { chapterStatusTone } from './chapter'
import styles from './ChapterRow.module.css'
import { MoveHandle } from './MoveHandle'
import type { MoveKey } from './keyboardMove'
import { creditWarning } from './rules'
import type { Depth } from './tree'
import { uploadKey } from './panel/usePauseUploadsOnLeave'
import type { Chapter } from '../../../lib/apiTypes'

interface Props {
  chapter: Chapter
  depth: Depth
  editable: boolean
  onStep: (key: MoveKey) => void
  onOpen: (chapter: Chapter) => void
  onAdd: (parent: Chapter) => void
  onRemove: (chapter: Chapter) => void
  onWatch: (chapter: Chapter) => void
  onOpenHandout: (chapter: Chapter) => void
}

export function ChapterRow(props: Props) {
  const { chapter, depth, editable, onStep, onOpen, onAdd, onRemove, onOpenHandout } = props
  const { courseChapterId: id, chapterTitle: title, chapterTime, chapterStatus } = chapter
  const upload = useUpload(uploadKey(chapter))
  const sortable = useSortable({ id, disabled: !editable })
  const { setNodeRef, transform, transition, isDragging } = sortable
  const style = { transition, transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined }

  return (
    <li ref={setNodeRef} style={style} className={styles.line} data-depth={depth} data-dragging={isDragging}>
      <div className={styles.title}>
        {editable && <MoveHandle title={title} sortable={sortable} onStep={onStep} />}
        {editable ? (
          <button type="button" className={styles.name} onClick={() => onOpen(chapter)}>
            {title}
          </button>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
      </div>
      <Cell name="视频">{upload ? <Progressing upload={upload} /> : chapter.hasVideo && <Watch {...props} />}</Cell>
      <Cell name="学时" isNumeric>
        {chapterTime ? <Credit chapter={chapter} /> : null}
      </Cell>
      <Cell name="讲义">
        {chapter.chapterHandoutExtension && (
          <Button
            type="link"
            size="small"
            icon={<FileTextOutlined />}
            className={styles.handout}
            title={chapter.chapterHandoutExtension}
            onClick={() => onOpenHandout(chapter)}
          >
            <span>{chapter.chapterHandoutExtension}</span>
          </Button>
        )}
      </Cell>
      <Cell name="练习">{chapter.existPractice ? '有' : null}</Cell>
      <div className={styles.status}>
        {chapter.isTrial && <Tag>{trialText}</Tag>}
        <StatusTag of={chapterStatus} text={ChapterStatusText} tone={chapterStatusTone} />
      </div>
      {editable && (
        <div className={styles.actions}>
          {chapter.parentId === 0 && (
            <RowAction icon={<PlusOutlined />} name="添加子章节" of={title} on={() => onAdd(chapter)} />
          )}
          <RowAction icon={<EditOutlined />} name="编辑" of={title} on={() => onOpen(chapter)} />
          <RowAction icon={<DeleteOutlined />} name="删除" of={title} on={() => onRemove(chapter)} />
        </div>
      )}
    </li>
  )
}

function Cell(props: { name: string; isNumeric?: boolean; children: ReactNode }) {
  const { name, isNumeric, children } = props
  return (
    <div className={isNumeric ? `${styles.cell} numeric` : styles.cell} data-none={!children}>
      <span className={styles.label}>{name}</span>
      {children || '—'}
    </div>
  )
}

function Credit({ chapter: { chapterTime, hasVideo, videoDuration } }: Pick<Props, 'chapter'>) {
  const warning = hasVideo && creditWarning(chapterTime, videoDuration)
  return (
    <>
      {warning && (
        <Tooltip title={warning}>
          <WarningOutlined className={styles.warning} aria-label={warning} />
        </Tooltip>
      )}
      {chapterTime?.toFixed(1)}
    </>
  )
}

function Progressing({ upload }: { upload: Upload }) {
  const { phase } = upload
  const stopped = phase === 'paused' || phase === 'failed'
  const state = stopped ? '上传暂停' : phase === 'waiting' ? '等待上传' : '上传中'
  return (
    <span className={styles.uploading}>
      {state} {percentOf(upload)}%
    </span>
  )
}

function Watch({ chapter, onWatch }: Pick<Props, 'chapter' | 'onWatch'>) {
  return (
    <Button
      type="text"
      size="small"
      icon={<PlayCircleOutlined />}
      aria-label={`预览 ${chapter.chapterTitle}`}
      onClick={() => onWatch(chapter)}
      className="numeric"
    >
      {formatClock(chapter.videoDuration ?? 0)}
    </Button>
  )
}

function RowAction({ icon, name, of, on }: { icon: ReactNode; name: string; of: string; on: () => void }) {
  return (
    <Tooltip title={name}>
      <Button type="text" icon={icon} aria-label={`${name} ${of}`} onClick={on} />
    </Tooltip>
  )
}
