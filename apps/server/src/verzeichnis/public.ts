export { demoAdressen } from './demo.ts'
