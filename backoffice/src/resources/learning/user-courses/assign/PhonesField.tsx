import { readTelephones, TelephoneErrorText } from '@zhuxue/api/telephone-list'
import { PhonesMax } from '@zhuxue/api/terms/learning'
import { Input } from 'antd'
import styles from './Assign.module.css'

export function PhonesField(props: {
  id?: string
  value?: string
  onChange?: (text: string) => void
  onBlur?: () => void
}) {
  const { id, value = '', onChange, onBlur } = props
  const entries = readTelephones(value)
  const wrong = entries.filter(({ fault }) => fault !== null).length
  const twice = entries.filter(({ telephone, times }) => telephone && times > 1).length

  return (
    <>
      <Input.TextArea
        id={id}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={onBlur}
        autoSize={{ minRows: 5, maxRows: 14 }}
        // A list that is too long gets an error at its field; cutting it would silently lose people.
        count={{ show: true, max: PhonesMax }}
        placeholder="每行一个，或用逗号、空格隔开；可以直接从表格粘贴"
      />
      <p className={styles.parsed} role="status">
        {entries.length > 0 && (
          <>
            识别到 {entries.length - wrong} 个手机号
            {twice > 0 && `，${twice} 个重复的只算一次`}
            {wrong > 0 && <strong>，{wrong} 个有误，不会分配</strong>}
          </>
        )}
      </p>
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label="识别结果">
          {entries.map(({ typed, telephone, name, fault }) => (
            <li key={typed} className={fault ? styles.invalid : undefined}>
              {name} {telephone ?? typed}
              {fault && <small>{TelephoneErrorText[fault]}</small>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
