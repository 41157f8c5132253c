import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Zugang } from './postfach.ts'

/** For a relay of this machine; Keycloak compares name and certificate. */
export const zugangMachen = (ordner: string): { zugang: Zugang; vertraut: string } => {
  const [zertifikat, schluessel] = [join(ordner, 'relais.crt'), join(ordner, 'relais.key')]
  const argumente = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  argumente.push('-addext', 'subjectAltName=DNS:localhost', '-keyout', schluessel, '-out', zertifikat)
  execFileSync('openssl', argumente, { stdio: 'ignore' })
  const lies = (datei: string) => readFileSync(datei, 'utf8')
  const zugang = { benutzer: 'keycloak', passwort: randomBytes(12).toString('hex') }
  return {
    zugang: { ...zugang, zertifikat: lies(zertifikat), schluessel: lies(schluessel) },
    vertraut: zertifikat,
  }
}
