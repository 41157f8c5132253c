// For `npx depcruise` and editors; `npm run richtungen` reads the same rules and checks that it read the whole tree.
export { KONFIGURATION as default } from './tools/richtungen/regeln.ts'
