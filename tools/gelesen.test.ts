import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const WURZEL = resolve(import.meta.dirname, '..')

/** Where a draft is saved and nothing is laid before others: one goes on to the next page, or gives it up. */
const SPEICHERT_NUR: readonly string[] = [
  'apps/sachbearbeitung/src/auszahlung/pruefung/entwurf/usePunktarbeit.ts',
  'apps/sachbearbeitung/src/fragebogen/editor/Verwerfen.tsx',
  'apps/sachbearbeitung/src/zuwendung/entscheidung/useEntscheidung.ts',
  'apps/sachbearbeitung/src/zuwendung/pruefung/usePunkt.ts',
  'packages/assistent/src/korrektur/Korrekturformular.tsx',
  'packages/assistent/src/seite/Formularseite.tsx',
  'packages/assistent/src/seite/useFormularentwurf.ts',
  'packages/befragung/src/Frageseite.tsx',
  'packages/shell/src/entwurf/abgelehnt/Abgelehnt.tsx',
  'packages/shell/src/entwurf/useEntwurf.ts',
]

const quellen = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: WURZEL,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((datei) => /^(?:apps|packages)[/]/.test(datei) && !/[.]test[.]ts$|[/]testing[/]/.test(datei))

test('[S11-05] whoever lays a draft before others has read what came in with its save', () => {
  const speichern = quellen().filter((datei) =>
    /\bentwurf\.speichern\(/.test(readFileSync(join(WURZEL, datei), 'utf8')),
  )
  expect(speichern).toEqual(SPEICHERT_NUR)
})
