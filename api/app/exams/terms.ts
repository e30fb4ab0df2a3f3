export * from './attempts/terms.js'
export * from './papers/terms.js'
export * from './questions/terms.js'
export * from './wrong_questions/terms.js'
