import { adminMessages, alreadyAssigned, lackingIdentity } from '@zhuxue/api/terms/learning'
import { readTelephones, telephonesIn } from '@zhuxue/api/telephone-list'
import { App, Form } from 'antd'
import { useRef, useState } from 'react'
import { useLeaveGuard } from '../../../../components/dialog/unsavedChangesBlockers'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { useFieldErrors } from '../../../../components/hooks/useFieldErrors'
import { assign } from '../calls'
import type { Assignment } from '../../../../lib/apiTypes'
import { useModal } from '../../../../components/dialog/useModal'
import styles from './Assign.module.css'

export interface AssignValues {
  course?: Course
  phones?: string
  genLiveCode: boolean
}

/** Names typed beside the numbers. */
export type Names = ReadonlyMap<string, string>

export interface Course {
  value: number
  label: string
}

/** The form field also has the name of the course. */
const fieldOf = (name: string) => [name === 'courseId' ? 'course' : name]

/** Typed values stay until they are assigned; a double press, or one after a lost response, assigns once. */
export function useAssign() {
  const [form] = Form.useForm<AssignValues>()
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy, userError, clear } = useApiMutation('user-courses', { onUserError: 'inline' })
  const [done, setDone] = useState<{ response: Assignment; course: Course; names: Names } | null>(null)
  const formError = useFieldErrors(form, userError, fieldOf)
  const [typed, setTyped] = useState(false)
  const key = useRef(newIdempotencyKey())
  useLeaveGuard(typed ? '手机号还没有分配，离开后需要重新输入。要离开吗？' : null)

  const changed = () => {
    key.current = newIdempotencyKey()
    setTyped(Boolean(form.getFieldValue('phones')))
    clear()
  }

  const submit = async ({ course, phones, genLiveCode }: AssignValues) => {
    if (!telephonesIn(phones!).length) {
      return form.setFields([{ name: 'phones', errors: [adminMessages.noTelephone] }])
    }
    const body = { courseId: course!.value, phones: phones!, genLiveCode }
    const response = await run('assign', () => assign(body, key.current))
    if (!response) return
    key.current = newIdempotencyKey()
    setDone({ response, course: course!, names: namesIn(phones!) })
    setTyped(false)
    // What is wrong stays, to be corrected; the result names it, so leaving does not ask.
    form.setFieldsValue({ phones: response.invalid.join('\n') })
    showOutcome(response)
  }

  /** docs/product.md 13.15: a message when all succeeded, otherwise a dialog that lists the failures. */
  const showOutcome = (response: Assignment) => {
    const { assigned, already, lacking, invalid } = response
    const title = assigned ? adminMessages.assigned : adminMessages.nothingAssigned
    if (!already.length && !lacking.length && !invalid.length) return void message.success(title)
    void modal[assigned ? 'success' : 'warning']({
      title,
      content: <PartialNotes response={response} />,
      okText: '知道了',
    })
  }

  return { form, submit, changed, busy: busy !== null, formError, ...done }
}
export type Assigning = ReturnType<typeof useAssign>

const namesIn = (text: string): Names =>
  new Map(readTelephones(text).flatMap(({ telephone, name }) => (telephone && name ? [[telephone, name]] : [])))

function PartialNotes({ response }: { response: Assignment }) {
  const { already, lacking, invalid } = response
  return (
    <div className={styles.notes}>
      {already.length > 0 && <p>{alreadyAssigned(already)}。</p>}
      {lacking.length > 0 && <p>{lackingIdentity(lacking)}，请学员补全后再分配。</p>}
      {invalid.length > 0 && <p>其中{invalid.join('、')}不是11位手机号，没有分配。</p>}
    </div>
  )
}
