import { session } from '../providers/session'
import { element, showMessage } from './elements'
import { startPasswordStep } from './passwordStep'
import { startSecondStep } from './secondStep'

const goback = new URLSearchParams(window.location.search).get('goback')

function show(step: 'password-step' | 'second-step'): void {
  for (const id of ['password-step', 'second-step']) element(id).hidden = id !== step
}

const signInToAdmin = (path: string) => window.location.replace(path)

const passwordStep = startPasswordStep({
  goback,
  onSignedIn: signInToAdmin,
  onSecondStep(waiting) {
    show('second-step')
    secondStep.open(waiting)
  },
})
const secondStep = startSecondStep({
  goback,
  onSignedIn: signInToAdmin,
  onBack(reason) {
    show('password-step')
    passwordStep.startAgain(reason)
  },
})

showMessage('password-refused', session.takeReason())
