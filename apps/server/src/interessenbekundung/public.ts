export { demoInteressenbekundung } from './demo/interessenbekundung.ts'
