import './bauen.ts'

// after the build, so that the server finds the pages it serves
await import('../apps/server/src/main.ts')
