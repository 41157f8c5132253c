import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Fehlt } from '../fehlt.ts'
import { distributionHolen, javaVersion, KEYCLOAK_VERSION } from './distribution.ts'

test('an archive that is not the pinned one is refused before anything of it is unpacked, and thrown away', async () => {
  const ordner = mkdtempSync(join(tmpdir(), 'keycloak-test-'))
  const archiv = join(ordner, `keycloak-quarkus-dist-${KEYCLOAK_VERSION}.tar.gz`)
  writeFileSync(archiv, 'etwas anderes')
  try {
    await expect(distributionHolen(ordner)).rejects.toThrow(Fehlt)
    expect(existsSync(archiv)).toBe(false)
    expect(existsSync(join(ordner, `keycloak-${KEYCLOAK_VERSION}`))).toBe(false)
  } finally {
    rmSync(ordner, { recursive: true })
  }
})

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 1],
  ['java: command not found', undefined],
])('the version of %j is %s', (ausgabe, erwartet) => {
  expect(javaVersion(ausgabe)).toBe(erwartet)
})
