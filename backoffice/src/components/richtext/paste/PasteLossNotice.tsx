import { Alert } from 'antd'
import type { PasteLosses } from './cleanPaste'

interface Props {
  losses: PasteLosses
  onClose: () => void
}

/** Tells an author what a pasted document had that the editor could not keep. */
export function PasteLossNotice({ losses, onClose }: Props) {
  const text = lossText(losses)
  return text && <Alert banner closable type="warning" message={text} onClose={onClose} />
}

export function lossText({ pictures, equations, comments }: PasteLosses): string {
  const parts = [
    pictures && `${pictures} 张图片（请用“图片”按钮插入）`,
    equations && `${equations} 个公式（请用“公式”按钮重新输入）`,
    comments && `${comments} 条批注`,
  ].filter(Boolean)
  return parts.length ? `粘贴的内容中有 ${parts.join('、')}没有保留。` : ''
}
