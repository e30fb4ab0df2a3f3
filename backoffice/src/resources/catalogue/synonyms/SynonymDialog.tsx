import { SynonymLimit, SynonymPattern, synonymMessages } from '@zhuxue/api/terms/catalogue/synonyms'
import { App, Form } from 'antd'
import { Select } from '../../../components/fields/Select'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { SynonymGroup } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Values {
  words: string[]
}

const isWord = (word: string) => SynonymPattern.test(word) && word.length >= 2 && word.length <= SynonymLimit.length

/** A synonym group; `group` is null for a new one. */
export function SynonymDialog(props: { group: SynonymGroup | null; onSaved: () => void; onClose: () => void }) {
  const { group, onSaved, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const save = async ({ words }: Values) => {
    const done = await command.run('save', () =>
      group
        ? call('PUT /api/admin/synonym-groups/:id', {
            params: { id: group.synonymGroupId },
            body: { words, lockVersion: group.lockVersion },
          })
        : call('POST /api/admin/synonym-groups', { body: { words } })
    )
    if (!done) return
    message.success(done.msg)
    onSaved()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={group ? '编辑同义词' : '新增一组同义词'}
      okText="保存"
      about="同一组的词在搜索时互相替代，保存后立即生效。大小写、全角半角、数字与汉字数字（2级、二级）不用重复填写。"
      command={command}
      initialValues={{ words: group?.words ?? [] }}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item
        name="words"
        label="词"
        extra="输入一个词后按回车，也可以粘贴用逗号、顿号或空格隔开的几个词"
        validateTrigger="onSubmit"
        rules={[
          { required: true, type: 'array', min: 2, message: synonymMessages.words },
          { type: 'array', max: SynonymLimit.words, message: synonymMessages.words },
          {
            validator: (_, words: string[] = []) =>
              words.every(isWord) ? Promise.resolve() : Promise.reject(synonymMessages.word),
          },
        ]}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          autoFocus
          tokenSeparators={[',', '，', '、', ';', '；', ' ', '\n']}
          placeholder="例如：二造、二级造价、二级造价工程师"
        />
      </Form.Item>
    </FormDialog>
  )
}
