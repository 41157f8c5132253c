export { demoMitteilungen } from './demo.ts'
