import { useState, type SyntheticEvent } from 'react'
import { FormDialog } from '~/components/dialog/FormDialog'
import { Field } from '~/components/ui/Field'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { api } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { notify } from '~/lib/toasts'
import styles from '~/features/training-centre/TrainingCentre.module.css'
import { useDepartments, useKinds } from './HoursFilters'

type Props = { id: number; onClose: () => void; onSaved: () => void }

export default function GoalDialog({ id, onClose, onSaved }: Props) {
  const departments = useDepartments(id)
  const kinds = useKinds()
  const [goal, setGoal] = useState({ department: '', kindCode: '', dueOn: '' })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (!goal.kindCode) return setProblem('请选择证书类别')
    if (!goal.dueOn) return setProblem('请选择完成日期')
    setBusy(true)
    try {
      const { msg } = await api.organisations.goals.goals.store({ params: { id }, body: goal })
      notify(msg, 'success')
      onSaved()
    } catch (error) {
      setProblem(reportFailure(error).message)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="新增目标"
      submitText="保存"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClass={styles.dialog}
      size="small"
    >
      <FilterSelect
        label="部门"
        all="全部部门"
        value={goal.department}
        options={departments.map((one) => [one, one] as const)}
        onChange={(department) => setGoal({ ...goal, department })}
      />
      <FilterSelect
        label="证书类别"
        all="请选择证书类别"
        value={goal.kindCode}
        options={kinds}
        onChange={(kindCode) => setGoal({ ...goal, kindCode })}
      />
      <Field
        type="date"
        label="完成日期"
        value={goal.dueOn}
        problem={problem}
        onChange={(event) => setGoal({ ...goal, dueOn: event.target.value })}
      />
    </FormDialog>
  )
}
