import { Page } from '../../../../components/Page'
import { AssignTabs } from '../../AssignTabs'
import { AssignForm } from './AssignForm'
import styles from './Assign.module.css'
import { Results } from './Results'
import { useAssign } from './useAssign'

/** docs/product.md 9.10: assigns a course to telephones, with the result of each. */
export function AssignScreen() {
  const assigning = useAssign()
  const { response, course } = assigning

  return (
    <Page title="课程分配">
      <AssignTabs />
      <div className={styles.columns}>
        <AssignForm assigning={assigning} />
        {response && course && <Results response={response} course={course} names={assigning.names ?? new Map()} />}
      </div>
    </Page>
  )
}
