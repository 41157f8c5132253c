export { demoAuszahlung } from './demo/auszahlung.ts'
