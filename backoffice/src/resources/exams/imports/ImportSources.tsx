import { DownloadOutlined } from '@ant-design/icons'
import { importMessages, moodleMessages, MaxImportBytes, MaxImportRows, MaxImportText } from '@zhuxue/api/terms/exams'
import { Button, Input, Space, Tabs } from 'antd'
import { download } from '../../../components/download'
import { ImportFileField } from '../../../components/fields/ImportFileField'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { pasteWarnings, type ImportSource } from './importing'
import { PasteWarnings } from './PasteWarnings'

const limits = {
  maxBytes: MaxImportBytes,
  tooLarge: importMessages.tooLarge,
  hint: `一次最多 ${MaxImportRows} 道题，不超过 2M`,
}

interface PastedText {
  /** Stored by the dialog, so that the text can be corrected after the preview. */
  pasted: string
  setPasted: (text: string) => void
  /** Kinds of content that pasting dropped. */
  lost: string[]
  setLost: (kinds: string[]) => void
}

/** The sources of an import. */
export function ImportSources(props: PastedText & { onLook: (source: ImportSource) => void }) {
  const { onLook, ...text } = props
  return (
    <Tabs
      defaultActiveKey={text.pasted ? 'pasted' : undefined}
      items={[
        {
          key: 'file',
          label: 'Excel',
          children: (
            <Space direction="vertical" style={{ width: '100%' }}>
              <Template />
              <ImportFileField
                {...limits}
                extensions={['xlsx']}
                otherType={importMessages.notXlsx}
                onFile={(file) => onLook({ file })}
              />
            </Space>
          ),
        },
        { key: 'pasted', label: '粘贴 Word', children: <Pasted {...text} onText={(pasted) => onLook({ pasted })} /> },
        {
          key: 'moodle',
          label: 'Moodle XML',
          children: (
            <Space direction="vertical" style={{ width: '100%' }}>
              <span>
                在 Moodle 题库中选择“导出”，格式为 Moodle
                XML。单选题、多选题、判断题和简答（essay）题连同图片一起导入；不能保留的内容会逐题列出。
              </span>
              <ImportFileField
                {...limits}
                extensions={['xml']}
                otherType={moodleMessages.notMoodle}
                onFile={(file) => onLook({ file })}
              />
            </Space>
          ),
        },
      ]}
    />
  )
}

function Template() {
  const { run, busy } = useApiMutation(null)
  const template = () =>
    run('template', () => download('GET /api/admin/question-import-template', {}, '题目导入模板.xlsx'))
  return (
    <Button icon={<DownloadOutlined />} loading={busy !== null} onClick={() => void template()}>
      下载模板
    </Button>
  )
}

function Pasted(props: PastedText & { onText: (text: string) => void }) {
  const { pasted, setPasted, lost, setLost, onText } = props
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      <Input.TextArea
        aria-label="题目文字"
        rows={14}
        value={pasted}
        onPaste={({ clipboardData }) => {
          const kinds = pasteWarnings(clipboardData.getData('text/html'))
          setLost([...new Set([...(pasted.trim() ? lost : []), ...kinds])])
        }}
        onChange={({ target }) => setPasted(target.value)}
        placeholder={example}
      />
      <PasteWarnings kinds={lost} />
      <ButtonWithReason type="primary" disabledReason={whyNotRead(pasted)} onClick={() => onText(pasted)}>
        检查题目
      </ButtonWithReason>
    </Space>
  )
}

/** Without this check a field with a maximum length would silently cut the end. */
function whyNotRead(pasted: string): string | null {
  if (pasted.length > MaxImportText) return importMessages.pastedTooLong(pasted.length)
  return pasted.trim() ? null : '请先粘贴题目文字'
}

const example = `从 Word 复制题目，每道题以题号开头：

1. 开挖深度超过多少米的基坑须专家论证？
A. 3 m
B. 5 m
答案：B
解析：……

单选题、多选题、判断题和问答题都可以；答案也可以写在题干的括号里，或集中放在卷末，如：参考答案 1-5 ABCDA`
