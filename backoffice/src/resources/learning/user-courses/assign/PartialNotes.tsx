import { alreadyAssigned, lackingIdentity } from '@zhuxue/api/terms/learning'
import styles from './Assign.module.css'
import type { Assignment } from '../../../../lib/wire'

export function PartialNotes({ response }: { response: Assignment }) {
  const { already, lacking, invalid } = response
  return (
    <div className={styles.notes}>
      {already.length > 0 && <p>{alreadyAssigned(already)}。</p>}
      {lacking.length > 0 && <p>{lackingIdentity(lacking)}，请学员补全后再分配。</p>}
      {invalid.length > 0 && <p>其中{invalid.join('、')}不是11位手机号，没有分配。</p>}
    </div>
  )
}
