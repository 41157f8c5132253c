import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Fehlt } from '../fehlt.ts'

/** The newest version on Maven Central on 21 Nov 2026; `tar.gz` keeps the mode of kc.sh. */
export const KEYCLOAK_VERSION = '26.7.3'
const SHA256 = '77657f30b7e90d70f727712ce1c967f430fd6a5e9f458d32d8c6df0635345f47'
const ARTEFAKT = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK_VERSION}:tar.gz`
const KOPIEREN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
/** "Supported Configurations" of Keycloak 26.6 and newer: OpenJDK 17 (deprecated), 21, 25. */
const MINDESTENS_JAVA = 17

const javaPfad = (): string =>
  process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java'

/** Major version that `java -version` tells; undefined when it does not run. */
export const javaVersion = (ausgabe: string): number | undefined => {
  const zahl = /version "(\d+)/.exec(ausgabe)?.[1]
  return zahl === undefined ? undefined : Number(zahl)
}

/** @throws Fehlt without a Java that Keycloak runs on */
export const javaPruefen = (): void => {
  const version = javaVersion(spawnSync(javaPfad(), ['-version'], { encoding: 'utf8' }).stderr ?? '')
  if (version === undefined || version < MINDESTENS_JAVA)
    throw new Fehlt(
      `Keycloak ${KEYCLOAK_VERSION} braucht Java ab ${MINDESTENS_JAVA}, gefunden: ${version ?? 'keines'}. Installieren Sie ein JDK (Debian: apt-get install openjdk-17-jre-headless) oder nennen Sie es mit JAVA_HOME.`,
    )
}

const laden = (ordner: string): void => {
  const argumente = ['-q', '-B', '-C', KOPIEREN, `-Dartifact=${ARTEFAKT}`, `-DoutputDirectory=${ordner}`]
  const { status, error } = spawnSync('mvn', argumente, { stdio: ['ignore', 2, 2], timeout: 15 * 60_000 })
  if (status === 0) return
  const grund = error ? `mvn lässt sich nicht ausführen (${error.message})` : 'mvn hat es nicht geladen'
  throw new Fehlt(
    `Keycloak ${KEYCLOAK_VERSION} fehlt: ${grund}. Es kommt mit Maven von Maven Central (${ARTEFAKT}, 177 MB). Ohne Verbindung legen Sie das Archiv in ${ordner}.`,
  )
}

const sha256 = async (datei: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(datei), hash)
  return hash.digest('hex')
}

const archiv = async (ordner: string): Promise<string> => {
  const datei = join(ordner, `keycloak-quarkus-dist-${KEYCLOAK_VERSION}.tar.gz`)
  if (!existsSync(datei)) laden(ordner)
  if ((await sha256(datei)) === SHA256) return datei
  rmSync(datei)
  throw new Fehlt(`Das Archiv von Keycloak ${KEYCLOAK_VERSION} hat nicht die erwartete SHA-256-Summe.`)
}

/**
 * Home of an unpacked Keycloak below `ordner`, fetched by Maven at the first time: by its settings, mirrors and
 * proxies included, and compared with its published checksum and with the one written here.
 */
export const distributionHolen = async (ordner: string): Promise<string> => {
  const home = join(ordner, `keycloak-${KEYCLOAK_VERSION}`)
  if (existsSync(home)) return home
  mkdirSync(ordner, { recursive: true })
  const datei = await archiv(ordner)
  const halb = join(ordner, `.auspacken-${process.pid}`)
  mkdirSync(halb)
  execFileSync('tar', ['-xzf', datei, '-C', halb])
  renameSync(join(halb, `keycloak-${KEYCLOAK_VERSION}`), home)
  rmSync(halb, { recursive: true })
  return home
}
