import { FileFormat, FileFormatText, ImportState, KeepUploadDays } from '@zhuxue/api/terms/transfer'
import { Alert, Progress, Typography } from 'antd'
import { formatDateTime } from '../../components/format'
import type { ImportDetail } from '../../lib/apiTypes'
import { countsText, percentDone, previewText } from './importTexts'

/** What the state means, and what comes next. */
export function ImportNotice({ of }: { of: ImportDetail }) {
  const { state, reason, found, written, breaks, fileFormat, sourceName, starterName, createTime, isAcknowledged } = of
  const percent = percentDone(found, written)
  const platform = FileFormatText[fileFormat]
  const isPlain = fileFormat === FileFormat.Exchange || sourceName === platform
  const from = sourceName && `来源：${sourceName}${isPlain ? '' : `（${platform}）`}，`
  const origin = `${from}${starterName ?? '命令行'}于 ${formatDateTime(createTime)} 上传。`
  return (
    <>
      <div>{origin}</div>
      {(state === ImportState.Received || state === ImportState.Staging) && (
        <Alert type="info" showIcon message="正在读取和核对，完成后显示预览。可以离开本页。" />
      )}
      {state === ImportState.Checked && (
        <Alert
          type={found.refused ? 'warning' : 'info'}
          showIcon
          message={`${previewText(found)}。还没有写入任何数据。`}
          description={`${found.refused ? '有错误的行不会导入，可以改好后重新上传整份数据。' : ''}预览保留 ${KeepUploadDays} 天。`}
        />
      )}
      {(state === ImportState.Waiting || state === ImportState.Running || state === ImportState.Paused) && (
        <Alert
          type={state === ImportState.Paused ? 'warning' : 'info'}
          showIcon
          message={`${state === ImportState.Paused ? '已暂停，' : ''}已写入：${countsText(written)}`}
          description={
            <>
              <Progress
                aria-label="导入进度"
                percent={percent}
                status={state === ImportState.Paused ? 'normal' : 'active'}
              />
              {state === ImportState.Paused
                ? '点“继续导入”从这里继续；放弃后，已写入的数据不会删除。'
                : percent === 100
                  ? '正在检查写入的数据，完成后发送消息。'
                  : '可以离开本页，完成后发送消息。'}
            </>
          }
        />
      )}
      {state === ImportState.Done && <Alert type="success" showIcon message={`导入完成：${countsText(written)}`} />}
      {state === ImportState.Failed && <Alert type="error" showIcon message={reason ?? '导入失败'} />}
      {state === ImportState.Discarded && <Alert type="info" showIcon message="已放弃，上传的文件已删除或即将删除。" />}
      {state === ImportState.DoneWithBreaks && (
        <Alert
          type={isAcknowledged ? 'warning' : 'error'}
          showIcon
          message={`数据已写入：${countsText(written)}。但下列检查没有通过${isAcknowledged ? '，已确认处理。' : '，请复制给技术人员处理。'}`}
          description={
            <>
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {breaks.map((text) => (
                  <li key={text} lang="en" translate="no">
                    {text}
                  </li>
                ))}
              </ul>
              <Typography.Text copyable={{ text: breaks.join('\n'), tooltips: ['复制', '已复制'] }}>
                检查结果
              </Typography.Text>
            </>
          }
        />
      )}
    </>
  )
}
