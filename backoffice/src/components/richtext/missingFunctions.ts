import 'core-js/actual/array/at.js'
import 'core-js/actual/array/find-last.js'
import 'core-js/actual/object/has-own.js'
