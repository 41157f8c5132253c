export type { Antragskunde } from './befragung/fragebogenAnlegen.ts'
export { befragungKorrigieren, korrekturVerwerfen } from './befragung/korrektur.ts'
export { fallFrageboegen } from './bank/fallFrageboegen.ts'
export { demoFragebogen } from './demo.ts'
