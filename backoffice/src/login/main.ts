import { session } from '../providers/session'
import { element, tell } from './elements'
import { startPasswordStep } from './passwordStep'
import { startSecondStep } from './secondStep'

const goback = new URLSearchParams(window.location.search).get('goback')

function show(step: 'password-step' | 'second-step'): void {
  for (const id of ['password-step', 'second-step']) element(id).hidden = id !== step
}

const enterBoard = (path: string) => window.location.replace(path)

const passwordStep = startPasswordStep({
  goback,
  onEntered: enterBoard,
  onSecondStep(waiting) {
    show('second-step')
    secondStep.open(waiting)
  },
})
const secondStep = startSecondStep({
  goback,
  onEntered: enterBoard,
  onBack(reason) {
    show('password-step')
    passwordStep.startAgain(reason)
  },
})

tell('password-refused', session.takeReason())
