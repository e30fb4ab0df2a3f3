import { Dialog } from '~/components/dialog/Dialog'
import { playerKeys } from '~/features/learning/playback/keys'
import styles from './StudyPage.module.css'

const pageKeys = [
  ['N', '下一章'],
  ['T', '记笔记'],
  ['Ctrl Enter', '保存笔记'],
  ['?', '快捷键'],
] as const

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="快捷键" size="small" onClose={onClose}>
      <dl className={styles.keys}>
        {[...playerKeys, ...pageKeys].map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
