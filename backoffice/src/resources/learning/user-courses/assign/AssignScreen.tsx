import { Page } from '../../../../components/Page'
import { AssignTabs } from '../../AssignTabs'
import { AssignForm } from './AssignForm'
import styles from './Assign.module.css'
import { Results } from './Results'
import { useAssign } from './useAssign'

/** docs/product.md 9.10: a course for telephones, and what became of each of them. */
export function AssignScreen() {
  const assigning = useAssign()
  const { response, course } = assigning

  return (
    <Page title="课程分配">
      <AssignTabs />
      <div className={styles.columns}>
        <AssignForm assigning={assigning} />
        {response && course && <Results response={response} course={course} />}
      </div>
    </Page>
  )
}
