import { alreadyAssigned, lackingIdentity } from '@zhuxue/api/terms/learning'
import type { AssignAnswer } from '../calls'
import styles from './Assign.module.css'

/** Which telephones got nothing new, and why. */
export function PartialNotes({ answer }: { answer: AssignAnswer }) {
  const { already, lacking, invalid } = answer
  return (
    <div className={styles.notes}>
      {already.length > 0 && <p>{alreadyAssigned(already)}。</p>}
      {lacking.length > 0 && <p>{lackingIdentity(lacking)}，请学员补全后再分配。</p>}
      {invalid.length > 0 && <p>其中{invalid.join('、')}不是11位手机号，没有分配。</p>}
    </div>
  )
}
