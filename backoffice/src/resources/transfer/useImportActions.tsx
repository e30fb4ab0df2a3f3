import { App } from 'antd'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import type { ImportDetail } from '../../lib/apiTypes'
import {
  acknowledgeImport,
  discardImport,
  downloadReport,
  downloadTitles,
  downloadUnmapped,
  pauseImport,
  resumeImport,
  startImport,
} from './calls'
import { countsText, isPreviewOnly } from './importTexts'

/** The commands of one import; each is followed by `onChanged`. */
export function useImportActions(shown: ImportDetail, onChanged: () => void) {
  const { modal } = App.useApp()
  const { run, busy } = useApiMutation(null)
  const { importId: id } = shown
  const act = async (key: string, call: (id: number) => Promise<{ msg: string }>) => {
    const done = await run(key, () => call(id))
    if (done) onChanged()
    return done
  }

  return {
    busy,
    start: () =>
      modal.confirm({
        title: '开始导入',
        content: `将写入：${countsText({ ...shown.found, same: 0, refused: 0 })}。${shown.found.refused ? '有错误的行不导入。' : ''}写入的数据不能撤销，请先备份。`,
        okText: '开始导入',
        autoFocusButton: 'cancel',
        onOk: () => act('start', startImport),
      }),
    discard: () =>
      modal.confirm({
        title: '放弃导入',
        content: isPreviewOnly(shown.state)
          ? '上传的文件会被删除，没有写入任何数据。'
          : '上传的文件会被删除，已经写入的数据保留，不会撤销。',
        okText: '放弃',
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
        onOk: () => act('discard', discardImport),
      }),
    pause: () => void act('pause', pauseImport),
    resume: () => void act('resume', resumeImport),
    acknowledge: () =>
      modal.confirm({
        title: '确认已处理',
        content: '确认后不再提醒；检查结果仍可在这里查看，本次操作会记入操作日志。',
        okText: '确认',
        autoFocusButton: 'cancel',
        onOk: () => act('acknowledge', acknowledgeImport),
      }),
    download: () => void run('report', () => downloadReport(id)),
    downloadUnmapped: () => void run('unmapped', () => downloadUnmapped(id)),
    downloadTitles: () => void run('titles', () => downloadTitles(id)),
  }
}
export type ImportActions = ReturnType<typeof useImportActions>
